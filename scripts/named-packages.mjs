import { released } from './packages.mjs';

/**
 * Returns the packages that a command names. Throws if it names none or an unknown one.
 * @param {string[]} wanted
 */
export function namedPackages(wanted) {
  const packages = released();
  const unknown = wanted.filter((name) => !packages.includes(name));
  if (wanted.length > 0 && unknown.length === 0) return wanted;
  throw new Error(
    `Name one or more of: ${packages.join(', ')}${unknown.length ? ` (not ${unknown.join(', ')})` : ''}`,
  );
}
