import { join } from 'node:path';
import { publish } from 'edge/publish';
import { readSettings } from 'edge/settings';
import { packages } from './packages.ts';

/** Makes the present builds of the named packages live, while the shop runs: `publish.ts catalog-mfe`. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !packages.includes(name));
if (wanted.length === 0 || unknown.length > 0) {
  console.error(
    `Name one or more of: ${packages.join(', ')}${unknown.length ? ` (not ${unknown.join(', ')})` : ''}`,
  );
  process.exit(1);
}
const { dataDir } = readSettings(process.env);
for (const name of wanted) {
  const { metadata, url } = await publish(dataDir, join(import.meta.dirname, '..', name));
  console.log(`${name} ${metadata.version} is live at ${url}`);
}
