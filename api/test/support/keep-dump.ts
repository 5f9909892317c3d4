import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../.cache/api-test', import.meta.url));

/** Returns the kept dump of this name. Makes and keeps it if there is none. */
export async function keepDump(name: string, makeDump: () => Promise<Blob>): Promise<Blob> {
  const file = join(folder, `${name}.tar`);
  if (existsSync(file)) return new Blob([await readFile(file)]);
  const dump = await makeDump();
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${file}.${process.pid}`, file);
  return dump;
}
