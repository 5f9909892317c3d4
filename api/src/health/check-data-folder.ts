import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/** Content of the test file, as large as a typical picture or mail. */
const TEST_CONTENT = Buffer.alloc(64 * 1024);

/**
 * Bytes by which the write-ahead log of the embedded database grows at a time. If the disk lacks
 * this space, the database stops until a restart.
 */
const LOG_SEGMENT_BYTES = 16 * 1024 * 1024;

/** Rejects if the folder is not writable, or the disk of the embedded database is nearly full. */
export async function checkDataFolder({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const file = join(dataDir, `ready.${process.pid}.tmp`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, TEST_CONTENT);
  } finally {
    await rm(file, { force: true });
  }
  if (databaseUrl !== null) return;
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < LOG_SEGMENT_BYTES)
    throw new Error('The disk of the data folder is nearly full.');
}
