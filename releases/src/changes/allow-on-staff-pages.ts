import { RegistryError } from '../errors.ts';
import type { Author } from '../builds/release.ts';
import { commitChange } from '../registry/commit-change.ts';
import type { Releases } from '../releases.ts';

/**
 * Sets whether pages of staff load a package of another repository. Barring a package also records
 * that it comes from another repository. Throws a `RegistryError` for a package that is not live, or that
 * pages of staff load anyway.
 */
export async function allowOnStaffPages(
  { store }: Pick<Releases, 'store'>,
  name: string,
  isAllowed: boolean,
  author: Author,
): Promise<void> {
  await commitChange(store, author, ({ microFrontends, outside = {} }) => {
    if (!microFrontends[name]?.[0])
      throw new RegistryError(`Nothing has changed. No version of '${name}' is live.`);
    if (isAllowed && !outside[name])
      throw new RegistryError(
        `Nothing has changed. '${name}' is of this repository, so pages of staff load it anyway.`,
      );
    if (outside[name] && isAllowed === (outside[name].allowedOnStaffPages !== null))
      return Promise.resolve(null);
    const what = isAllowed ? 'allow' : 'forbid';
    return Promise.resolve({ what, live: {}, decidedName: name });
  });
}
