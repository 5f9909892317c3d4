import { parseArgs } from 'node:util';
import { openReleases } from 'edge/releases';
import { rollBack } from 'edge/roll-back';
import { readSettings } from 'edge/settings';
import { author } from './author.ts';
import { namedPackages } from './named-packages.ts';
import { roomOf } from './packages.mjs';

/** `npm run rollback -- catalog-mfe [--to version] [--why text]`: a kept release is live again at once. */
try {
  const { values, positionals } = parseArgs({
    options: { to: { type: 'string' }, why: { type: 'string' } },
    allowPositionals: true,
  });
  const releases = await openReleases(readSettings(process.env));
  for (const name of namedPackages(positionals)) {
    const { metadata, url } = await rollBack(
      releases,
      roomOf(name).name,
      author(values.why),
      values.to,
    );
    console.log(`${name} ${metadata.version} is live again at ${url}`);
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
