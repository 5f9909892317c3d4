import { rollBack } from 'edge/roll-back';
import { readSettings } from 'edge/settings';
import { namedPackages } from './named-packages.ts';
import { roomOf } from './packages.mjs';

/** `npm run rollback -- catalog-mfe`: the release before the live one is live again at once. */
try {
  const { dataDir } = readSettings(process.env);
  for (const name of namedPackages()) {
    const { metadata, url } = await rollBack(dataDir, roomOf(name).name);
    console.log(`${name} ${metadata.version} is live again at ${url}`);
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
