import { watchFile } from 'node:fs';
import { join } from 'node:path';
import { STAND_IN_SOURCE, type StandIn, readStandIn } from 'build/stand-in-file';
import { folderOf } from '../packages.mjs';
import { serveStandIns } from '../stand-in/serve-stand-ins.ts';
import type { Programs } from './programs.ts';
import { servePackage } from './serve-package.ts';
import { watchTypes } from './watch-types.ts';

/** Poll interval for the mock backend's file, in ms. */
const PAUSE = 500;

/**
 * Serves one remote in a standalone frame with its mock backend, without shell, other remotes and
 * database.
 */
export async function roomAlone(running: Programs, names: string[], port: number): Promise<void> {
  const [name] = names;
  if (name === undefined || names.length > 1 || name === 'shell')
    throw new Error('Name the one room that is to run alone.');
  const folder = folderOf(name);
  const backend = await serveStandIns(standIns(folder), {
    onUnknown: (call) => console.error(`${name}/${STAND_IN_SOURCE} has no response for '${call}'.`),
  });
  watchFile(join(folder, STAND_IN_SOURCE), { interval: PAUSE, persistent: false }, () => {
    try {
      backend.use(standIns(folder));
    } catch (cause) {
      console.error(cause instanceof Error ? cause.message : cause);
    }
  });
  watchTypes(running, [name]);
  const page = await servePackage(running, name, {
    port,
    alone: true,
    env: { DEV_BACKEND: backend.url },
    onEnd: () => process.exit(1),
  });
  console.log(`\n${name} opens at http://localhost:${page} when its first build is done.\n`);
}

/** Returns the remote's mock backend, or an empty list. */
function standIns(folder: string): StandIn[] {
  const standIn = readStandIn(folder);
  return standIn ? [standIn] : [];
}
