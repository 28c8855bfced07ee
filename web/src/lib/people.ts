import { words } from "./words";

/** Whoever sits there; a computer player that goes by its level is called as this page calls that level. */
export const called = <P extends { name: string | null; player: string | null }>(person: P): P =>
  person.player && person.name?.toLowerCase() === person.player
    ? { ...person, name: words.home.level(person.player).split(":")[0]! }
    : person;

/** What people are called at a table: two of the same name are told apart by their side. */
export function namesOf(people: readonly { seat: number; name: string | null }[], sides: readonly string[]): string[] {
  const names = sides.map((side, seat) => people.find((one) => one.seat === seat)?.name ?? side);
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${sides[seat]})`,
  );
}
