import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollBack } from 'edge/roll-back';
import { readSettings } from 'edge/settings';
import { folderOf, namedPackages } from './packages.ts';

/** `npm run rollback -- catalog-mfe`: the release before the live one is live again at once. */
const { dataDir } = readSettings(process.env);
for (const name of namedPackages()) {
  const room = JSON.parse(readFileSync(join(folderOf(name), 'room.json'), 'utf8')) as {
    name: string;
  };
  try {
    const { metadata, url } = await rollBack(dataDir, room.name);
    console.log(`${name} ${metadata.version} is live again at ${url}`);
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exit(1);
  }
}
