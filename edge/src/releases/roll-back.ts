import { makeLive } from './make-live.ts';
import { readRegistry } from './registry.ts';
import type { Release } from './release.ts';

/**
 * Makes the release before the live one live again; the one that is left stays served to the pages
 * that have it. Throws when there is none to go back to, and a IncompatibleError when it no longer fits.
 */
export async function rollBack(dataDir: string, name: string): Promise<Release> {
  const registry = await readRegistry(dataDir);
  const releases = registry.microFrontends[name] ?? [];
  const [live, ...older] = releases;
  const previous = older.find(({ extras }) => !extras.withdrawn);
  if (!live || !previous) throw new Error(`There is no older release of '${name}' to go back to.`);
  const again = { ...previous, deployment: { traffic: 100, default: true } };
  const left = {
    ...live,
    deployment: { traffic: 0, default: false },
    extras: { ...live.extras, withdrawn: true },
  };
  const rest = older.filter((one) => one !== previous);
  await makeLive(dataDir, registry, { [name]: [again, left, ...rest] });
  return again;
}
