import { released } from './packages.mjs';

/** The packages that a command names; ends the program with a sentence when it names none or others. */
export function namedPackages(wanted: string[]): string[] {
  const packages = released();
  const unknown = wanted.filter((name) => !packages.includes(name));
  if (wanted.length > 0 && unknown.length === 0) return wanted;
  console.error(
    `Name one or more of: ${packages.join(', ')}${unknown.length ? ` (not ${unknown.join(', ')})` : ''}`,
  );
  process.exit(1);
}
