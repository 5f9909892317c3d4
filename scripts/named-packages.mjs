import { listReleasedPackages } from './packages.mjs';

/**
 * Returns the package names of a command. Throws if there are no names or if a name is unknown.
 * @param {string[]} names
 * @param {string[]} [outsideNames] Packages of other repositories, which the error names too.
 */
export function checkPackageNames(names, outsideNames = []) {
  const packages = listReleasedPackages();
  const unknownNames = names.filter((name) => !packages.includes(name));
  if (names.length > 0 && unknownNames.length === 0) return names;
  throw new Error(
    `Name one or more of: ${[...packages, ...outsideNames].join(', ')}${unknownNames.length ? ` (not ${unknownNames.join(', ')})` : ''}`,
  );
}
