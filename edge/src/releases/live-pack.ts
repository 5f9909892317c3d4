import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { PACK_FILE } from 'build/contract-pack';
import { readRegistry } from './registry.ts';

/** The file with the declarations that the live shell gives. Throws when no shell is live, or none that carries it. */
export async function livePack(dataDir: string): Promise<string> {
  const [shell] = (await readRegistry(dataDir)).microFrontends['shell'] ?? [];
  if (!shell) throw new Error(`No shell is live in ${dataDir}: name a release's folder instead.`);
  const file = join(dataDir, 'releases', shell.extras.folder, PACK_FILE);
  await access(file);
  return file;
}
