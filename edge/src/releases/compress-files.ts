import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every text file, once per release, so that serving costs nothing. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /\.(js|css|json|svg)$/.test(file),
  );
  for (const file of files) {
    const path = join(folder, file);
    const content = await readFile(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    await writeFile(`${path}.br`, await brotli(content, { params }));
    await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
  }
}
