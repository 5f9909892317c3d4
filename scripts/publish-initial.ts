import { publishInitialBuilds } from 'releases/publish-initial-builds';
import { openReleases } from 'releases/releases';
import { readServiceSettings } from 'releases/service-settings';
import { readAuthor } from './releasing/read-author.ts';
import { listReleasedPackages, resolveFolder } from './packages.mjs';

/**
 * Publishes the local builds if nothing was ever released. Otherwise prints how the local builds
 * differ from the live releases.
 */
try {
  const releases = await openReleases(readServiceSettings(process.env));
  const builds = listReleasedPackages().map((name) => [name, resolveFolder(name)]);
  for (const sentence of await publishInitialBuilds(
    releases,
    Object.fromEntries(builds),
    readAuthor(),
  ))
    console.log(sentence);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
