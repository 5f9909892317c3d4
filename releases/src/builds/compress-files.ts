import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export async function addCompressedFiles(files: Map<string, Buffer>): Promise<Map<string, Buffer>> {
  const allFiles = new Map(files);
  for (const [path, content] of files) {
    if (!/\.(js|css|json|svg)$/.test(path)) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    allFiles.set(`${path}.br`, await brotliAsync(content, { params }));
    allFiles.set(`${path}.gz`, await gzipAsync(content, { level: 9 }));
  }
  return allFiles;
}
