import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/** A file of this many bytes is written and removed again: as much as a picture or a mail. */
const PROBE = Buffer.alloc(64 * 1024);

/** Bytes by which the embedded database's log grows at once; without them it stops for good. */
const LOG_SEGMENT = 16 * 1024 * 1024;

/** Rejects unless the data folder takes files, and has room for the embedded database where that lies there. */
export async function takesFiles({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const file = join(dataDir, `ready.${process.pid}.tmp`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, PROBE);
  } finally {
    await rm(file, { force: true });
  }
  if (databaseUrl !== null) return;
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < LOG_SEGMENT) throw new Error('The disk of the data folder is all but full.');
}
