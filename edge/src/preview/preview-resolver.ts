import type { RegistryFollower } from 'releases/follow-registry';
import { type RegistryDocument, listServedReleases } from 'releases/registry';
import type { RegisteredRelease } from 'releases/release';
import type { FindIncompatibilities } from 'releases/roll-back-automatically';
import { ServiceAwayError } from '../release-service/release-service.ts';

type PreviewChoice = { folders: Record<string, string> } | { error: string };

/**
 * Returns a function that checks the versions of a preview. The function resolves to the folders of
 * the versions that are not live, or to an error message if the preview is not possible.
 */
export function createPreviewResolver(
  findIncompatibilities: FindIncompatibilities,
  follower: Pick<RegistryFollower, 'readRegistry'>,
) {
  let isBusy = false;
  return async function resolvePreview(versions: Record<string, string>): Promise<PreviewChoice> {
    const registry = follower.readRegistry();
    if (!registry) return { error: 'Nothing is live yet.' };
    const changedReleases: Record<string, RegisteredRelease> = {};
    for (const [name, version] of Object.entries(versions)) {
      const release = findVersion(registry, name, version);
      if (!release)
        return { error: `There is no version '${version}' of '${name}', or it was let go.` };
      if (release !== registry.microFrontends[name]?.[0]) changedReleases[name] = release;
    }
    if (Object.keys(changedReleases).length === 0)
      return { error: 'What you name is live for everybody.' };
    if (isBusy) return { error: 'Somebody else’s choice is being checked. Try again in a moment.' };
    isBusy = true;
    try {
      const problems = await findIncompatibilities({ ...registry, split: null }, changedReleases);
      if (problems.length > 0)
        return { error: `This does not fit what is live. ${problems.join(' ')}` };
      const folders = Object.entries(changedReleases).map(([name, { extras }]) => [
        name,
        extras.folder,
      ]);
      return { folders: Object.fromEntries(folders) as Record<string, string> };
    } catch (cause) {
      if (cause instanceof ServiceAwayError) return { error: NOT_CHECKED };
      throw cause;
    } finally {
      isBusy = false;
    }
  };
}

const NOT_CHECKED = 'Your choice cannot be checked at the moment. Try again in a minute.';

const findVersion = (registry: RegistryDocument, name: string, version: string) =>
  listServedReleases(registry).find(({ extras }) => extras.folder === `${name}/${version}`);
