import { brotliCompressSync, constants } from 'node:zlib';
import type { Compilation } from 'webpack';

/**
 * Size of the first files of one kind that a package loads, and its budget, in bytes with brotli.
 */
export interface Weight {
  bytes: number;
  budget: number;
}

export type Weights = Record<'js' | 'css', Weight>;

/** Brotli quality of releases in `edge`. */
const QUALITY = 11;

/**
 * Measures the first files that the shell, or the pages and slots of a remote, load. Throws if the
 * package's `room.json` has no budgets.
 */
export function weigh(compilation: Compilation, budgets?: Record<'js' | 'css', number>): Weights {
  if (!budgets) throw new Error(`The room.json lacks "budgets": { "js": bytes, "css": bytes }.`);
  const files = loadedAtOnce(compilation);
  const weight = (ending: string, budget: number) => {
    const bytes = files
      .filter((file) => file.endsWith(ending))
      .map((file) => compressedBytes(contentOf(compilation, file)));
    return { bytes: bytes.reduce((sum, one) => sum + one, 0), budget };
  };
  return { js: weight('.js', budgets.js), css: weight('.css', budgets.css) };
}

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: Record<'js' | 'css', { sync: string[] }> }[];
}

/** Returns the files from the shell's `entry.json` or from the manifest of a remote. */
function loadedAtOnce(compilation: Compilation): string[] {
  if (compilation.getAsset('entry.json')) {
    const entry = contentOf(compilation, 'entry.json').toString();
    const { js, preload, css } = JSON.parse(entry) as Record<'js' | 'preload' | 'css', string[]>;
    return [...js, ...preload, ...css];
  }
  const said = contentOf(compilation, 'mf-manifest.json').toString();
  const { metaData, exposes } = JSON.parse(said) as Manifest;
  const exposed = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync]);
  return [...new Set([metaData.remoteEntry.name, ...exposed])];
}

function contentOf(compilation: Compilation, file: string): Buffer {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`The build lists ${file}, but does not contain it.`);
  return asset.source.buffer();
}

const compressedBytes = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length;
