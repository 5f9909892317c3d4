import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ShellDeclarations } from './declarations.ts';
import { readConfig } from './options.ts';
import { serializeTypeBundle } from './type-bundle.ts';
import { ROOT } from './package-files.ts';
import { cacheResult, computeCacheKey, readCachedResult } from './result-cache.ts';
import { runInSubprocess } from './run-in-subprocess.ts';
import { findSlotMistakes } from './slot-types.ts';

/** `pack` is the type bundle. */
export interface Contract {
  pack: Buffer;
  offers?: Record<string, string[]>;
  uses?: Record<string, string[]>;
}

interface CachedContract {
  pack: string;
  offers: Record<string, string[]>;
  inputs: string[];
}

/** Emits declarations only if an input file has changed, because that takes seconds. */
export async function readShellContract(folder: string, keys: string[]): Promise<Contract> {
  refuseUntypedSlots(folder);
  const cachedContract = await readCachedResult<CachedContract & { key: string }>(CACHE, 'last');
  if (
    cachedContract &&
    cachedContract.key === (await computeContractKey(folder, keys, cachedContract.inputs))
  )
    return { pack: Buffer.from(cachedContract.pack, 'base64'), offers: cachedContract.offers };
  const { pack, offers, inputs } = await runInSubprocess<ShellDeclarations>(
    'Emitting the declarations of the shell',
    'declarations-process.ts',
    { folder, keys },
    LIMIT_MS,
  );
  const bytes = serializeTypeBundle(pack);
  const key = await computeContractKey(folder, keys, inputs);
  await cacheResult(CACHE, 'last', { key, pack: bytes.toString('base64'), offers, inputs });
  return { pack: bytes, offers };
}

function refuseUntypedSlots(folder: string): void {
  const sources = readConfig(folder).files.filter((file) => !/\.test\.tsx?$/.test(file));
  const files = [join(folder, 'remote.json'), ...sources].map(
    (file) => [`room/${relative(folder, file)}`, readFileSync(file, 'utf8')] as const,
  );
  const mistakes = findSlotMistakes({ files: Object.fromEntries(files) });
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

/** New files have no effect unless an input file imports them. */
const computeContractKey = (folder: string, keys: string[], inputs: string[]) =>
  inputs.every((file) => existsSync(file))
    ? computeCacheKey([folder, keys, inputs], inputs)
    : Promise.resolve('');

const CACHE = join(ROOT, '.cache/contract/shell');

const LIMIT_MS = 300_000;
