import { parseArgs } from 'node:util';
import { openReleases } from 'edge/releases';
import { rollBack } from 'edge/roll-back';
import { readSettings } from 'edge/settings';
import { author } from './author.ts';
import { namedPackages } from './named-packages.ts';
import { roomOf } from './packages.mjs';

/** `npm run rollback -- catalog-mfe [--to version] [--why text]`: kept releases are live again at once. */
try {
  const { values, positionals } = parseArgs({
    options: { to: { type: 'string' }, why: { type: 'string' } },
    allowPositionals: true,
  });
  const packages = namedPackages(positionals);
  if (values.to && packages.length > 1) throw new Error('--to goes with one package.');
  const releases = await openReleases(readSettings(process.env));
  const names = packages.map((folder) => roomOf(folder).name);
  for (const { url } of await rollBack(releases, names, author(values.why), values.to))
    console.log(`${url} is live again`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
