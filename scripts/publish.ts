import { publish } from 'edge/publish';
import { readSettings } from 'edge/settings';
import { namedPackages } from './named-packages.ts';
import { folderOf } from './packages.mjs';

/** Makes the present builds of the named packages live, while the shop runs: `publish.ts catalog-mfe`. */
try {
  const { dataDir } = readSettings(process.env);
  for (const { metadata, url } of await publish(dataDir, namedPackages().map(folderOf)))
    console.log(`${metadata.version} is live at ${url}`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
