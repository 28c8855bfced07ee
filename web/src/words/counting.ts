/** "1 piece", "3 pieces": the number, and the word as the language counts it. */
export function counting(language: string): (n: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language);
  return (n, one, other) => `${n} ${rules.select(n) === "one" ? one : other}`;
}
