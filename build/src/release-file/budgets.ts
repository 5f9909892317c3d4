import { brotliCompressSync, constants } from 'node:zlib';
import type { Compilation } from 'webpack';

/**
 * A size is refused above this multiple of its budget. A smaller excess only warns, so that a changed
 * word does not block a release.
 */
const MAX_BUDGET_RATIO = 1.05;

/** Compares a size in bytes, or a number of requests, with its budget. */
export function compareWithBudget(size: number, budget: number): 'within' | 'above' | 'refused' {
  if (size <= budget) return 'within';
  return size <= budget * MAX_BUDGET_RATIO ? 'above' : 'refused';
}

/**
 * Describes the scripts and styles of a build that are above their budgets: each with the package's
 * name, both sizes in bytes, and whether a release is refused.
 */
export const listAboveBudget = (
  name: string,
  weights: Record<string, { bytes: number; budget: number }>,
) =>
  Object.entries(weights)
    .map(([kind, { bytes, budget }]) => ({
      state: compareWithBudget(bytes, budget),
      message: `${name} loads ${formatBytes(bytes)} bytes of ${kind} at once, ${formatBytes(bytes - budget)} above its budget of ${formatBytes(budget)}.`,
    }))
    .filter(({ state }) => state !== 'within');

const formatBytes = (bytes: number) => bytes.toLocaleString('en-GB');

/** Size of files and its budget, both in bytes after Brotli compression. */
interface Weight {
  bytes: number;
  budget: number;
}

export type Weights = Record<'js' | 'css', Weight>;

const BROTLI_QUALITY = 11;

/**
 * Measures the size of the files that the shell, or a remote's pages and exposed modules, load
 * first. Throws if the package has no budgets.
 */
export function measureWeights(
  compilation: Compilation,
  budgets?: Record<'js' | 'css', number>,
): Weights {
  if (!budgets) throw new Error(`The remote.json lacks "budgets": { "js": bytes, "css": bytes }.`);
  const eagerFiles = listEagerFiles(compilation);
  const measureWeight = (extension: string, budget: number) => {
    const bytes = eagerFiles
      .filter((file) => file.endsWith(extension))
      .map((file) => computeCompressedBytes(readAsset(compilation, file)));
    return { bytes: bytes.reduce((sum, fileBytes) => sum + fileBytes, 0), budget };
  };
  return { js: measureWeight('.js', budgets.js), css: measureWeight('.css', budgets.css) };
}

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: Record<'js' | 'css', { sync: string[] }> }[];
}

function listEagerFiles(compilation: Compilation): string[] {
  if (compilation.getAsset('entry.json')) {
    const entryFile = readAsset(compilation, 'entry.json').toString();
    const { js, preload, css } = JSON.parse(entryFile) as Record<
      'js' | 'preload' | 'css',
      string[]
    >;
    return [...js, ...preload, ...css];
  }
  const manifest = readAsset(compilation, 'mf-manifest.json').toString();
  const { metaData, exposes } = JSON.parse(manifest) as Manifest;
  const exposedFiles = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync]);
  return [...new Set([metaData.remoteEntry.name, ...exposedFiles])];
}

function readAsset(compilation: Compilation, file: string): Buffer {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`The build lists ${file}, but does not contain it.`);
  return asset.source.buffer();
}

const computeCompressedBytes = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    .length;
