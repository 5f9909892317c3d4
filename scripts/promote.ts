import { parseArgs } from 'node:util';
import { readAuthor } from './author.ts';
import { targetOptions } from './release-options.mjs';
import { openReleaseTarget } from './targets/release-target.ts';

/** Makes the versions of a split live for all visitors. */
try {
  const { values } = parseArgs({ options: { ...targetOptions, why: { type: 'string' } } });
  const target = await openReleaseTarget(values);
  for (const { metadata, url } of await target.promote(readAuthor(values.why)))
    console.log(`${metadata.version} is live at ${url} of ${target.location}`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
