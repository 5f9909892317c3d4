import { parseArgs } from 'node:util';
import { publish } from 'edge/publish';
import { openReleases } from 'edge/releases';
import { readSettings } from 'edge/settings';
import { author } from './author.ts';
import { namedPackages } from './named-packages.ts';
import { folderOf } from './packages.mjs';

/** Makes the present builds of the named packages live, in one step: `publish.ts catalog-mfe`. */
try {
  const { values, positionals } = parseArgs({
    options: { why: { type: 'string' } },
    allowPositionals: true,
  });
  const folders = namedPackages(positionals).map(folderOf);
  const releases = await openReleases(readSettings(process.env));
  for (const { metadata, url } of await publish(releases, folders, author(values.why)))
    console.log(`${metadata.version} is live at ${url}`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
