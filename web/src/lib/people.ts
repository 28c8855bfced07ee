/** What people are called at a table: two of the same name are told apart by their side. */
export function namesOf(people: readonly { seat: number; name: string | null }[], sides: readonly string[]): string[] {
  const names = sides.map((side, seat) => people.find((one) => one.seat === seat)?.name ?? side);
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${sides[seat]})`,
  );
}
