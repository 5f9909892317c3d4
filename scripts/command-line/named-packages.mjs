import { listReleasedPackages, readRemote } from '../packages.mjs';

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

/**
 * Throws if a remote of another repository has the name or the folder of a package of this one, which
 * pages of staff would no longer load.
 * @param {string[]} outsideNames
 */
export function refuseOwnNames(outsideNames) {
  const ownName = outsideNames.find((name) =>
    listReleasedPackages().some((folder) => name === folder || name === readRemote(folder).name),
  );
  if (ownName !== undefined)
    throw new Error(
      `Nothing has changed. '${ownName}' is of this repository, and pages of staff always load such packages.`,
    );
}
