import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollBack } from 'edge/roll-back';
import { readSettings } from 'edge/settings';
import { folderOf, namedPackages } from './packages.ts';

/** `npm run rollback -- catalog-mfe`: the release before the live one is live again at once. */
try {
  const { dataDir } = readSettings(process.env);
  for (const name of namedPackages()) {
    const file = readFileSync(join(folderOf(name), 'room.json'), 'utf8');
    const { name: room } = JSON.parse(file) as { name: string };
    const { metadata, url } = await rollBack(dataDir, room);
    console.log(`${name} ${metadata.version} is live again at ${url}`);
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
