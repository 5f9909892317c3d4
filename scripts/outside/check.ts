import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readRemoteFile } from 'build/remote-file';
import { listAboveBudget } from 'build/budgets';
import { readBuild } from 'releases/local-build';
import { refuseOverBudget } from 'releases/store-build';
import { findBuildIncompatibilities } from 'releases/build-incompatibilities';
import { targetOptions } from '../command-line/release-options.mjs';
import { findShopAddress, openShop, remoteFolder, runTool } from './remote-context.ts';

/**
 * Checks types, runs the tests and builds the remote. If a shop is named, compiles the build with
 * the shop's live releases.
 */
export async function check(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: targetOptions });
  // Opens the shop first, because `openShop` removes the token from the environment, so that tests
  // and build do not get it.
  const shop = findShopAddress(values) ? openShop(values) : null;
  await runTool('tsc');
  await runTool('jest', '--passWithNoTests');
  await runTool('webpack');
  await checkBudget();
  if (shop) await compareWithShop(shop);
  else console.log('Not compared with a shop: RELEASE_TO is not set.');
}

/** Prints what is above its budget. Throws if the shop would refuse the release for it. */
async function checkBudget(): Promise<void> {
  const { releaseFile } = await readBuild(remoteFolder);
  for (const { state, message } of listAboveBudget(releaseFile.name, releaseFile.weights ?? {}))
    if (state === 'above') console.warn(message);
  refuseOverBudget(releaseFile);
}

async function compareWithShop(shop: ReturnType<typeof openShop>): Promise<void> {
  const { name } = readRemoteFile(remoteFolder);
  const scratch = await mkdtemp(join(tmpdir(), 'live-releases-'));
  try {
    const live = await shop.liveFolders(scratch);
    const builds = { [name]: join(remoteFolder, 'dist') };
    const { sentences } = await findBuildIncompatibilities(live, builds, builds);
    if (sentences.length > 0) throw new Error(sentences.join('\n'));
    console.log(`${name}: compatible with what is live at ${shop.location}.`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
