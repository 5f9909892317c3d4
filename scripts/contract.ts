import { join } from 'node:path';
import { contractOfShared } from 'build/contract-of-shared';
import { PACK_FILE } from 'build/contract-pack';
import { livePack } from 'edge/live-pack';
import { openReleases } from 'edge/releases';
import { readSettings } from 'edge/settings';
import { folderOf } from './packages.mjs';

/**
 * `npm run contract`: how the working tree's `shared` differs from what the live shell gives, and the
 * version that follows; `npm run contract -- <folder>` takes a shell's release or `dist` instead.
 */
try {
  const [folder] = process.argv.slice(2);
  const released = folder
    ? join(folder, PACK_FILE)
    : await livePack(await openReleases(readSettings(process.env)));
  const { step, before, after, sentences } = await contractOfShared(folderOf('shell'), released);
  for (const sentence of sentences) console.log(sentence);
  console.log(`shared ${before} -> ${after}: ${step}, as far as types tell.`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
