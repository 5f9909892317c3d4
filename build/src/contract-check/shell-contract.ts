import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ShellDeclarations } from './declarations.ts';
import { SCRIPT_EXTENSION, getInstallFolder } from '../install-location.ts';
import { readConfig } from './options.ts';
import { serializeTypeBundle } from './type-bundle.ts';
import { cacheResult, computeCacheKey, readCachedResult } from './result-cache.ts';
import { runInSubprocess } from './run-in-subprocess.ts';
import { findSlotMistakes } from './slot-types.ts';

/**
 * Contract of a package, with the types and names that the compatibility check compares.
 * `typeBundle` is the serialised bundle.
 */
export interface Contract {
  typeBundle: Buffer;
  /** Names that the provided modules export. */
  offers?: Record<string, string[]>;
  /** Names that the remote imports from provided modules. */
  uses?: Record<string, string[]>;
}

interface CachedContract {
  typeBundle: string;
  offers: Record<string, string[]>;
  inputs: string[];
}

/**
 * Returns the contract of a shell. Emits declarations only if an input file has changed, because
 * emitting takes seconds.
 */
export async function readShellContract(
  folder: string,
  providedModules: string[],
): Promise<Contract> {
  refuseUntypedSlots(folder);
  const cachedContract = await readCachedResult<CachedContract & { key: string }>(CACHE, 'last');
  if (
    cachedContract &&
    cachedContract.key ===
      (await computeContractKey(folder, providedModules, cachedContract.inputs))
  )
    return {
      typeBundle: Buffer.from(cachedContract.typeBundle, 'base64'),
      offers: cachedContract.offers,
    };
  const { typeBundle, offers, inputs } = await runInSubprocess<ShellDeclarations>(
    'Emitting the declarations of the shell',
    `declarations-process${SCRIPT_EXTENSION}`,
    { folder, providedModules },
    LIMIT_MS,
  );
  const bytes = serializeTypeBundle(typeBundle);
  const key = await computeContractKey(folder, providedModules, inputs);
  await cacheResult(CACHE, 'last', { key, typeBundle: bytes.toString('base64'), offers, inputs });
  return { typeBundle: bytes, offers };
}

function refuseUntypedSlots(folder: string): void {
  const sources = readConfig(folder).files.filter((file) => !/\.test\.tsx?$/.test(file));
  const files = [join(folder, 'remote.json'), ...sources].map(
    (file) => [`room/${relative(folder, file)}`, readFileSync(file, 'utf8')] as const,
  );
  const mistakes = findSlotMistakes({ files: Object.fromEntries(files) });
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

/**
 * Returns the cache key of the contract. The key depends on the content of `inputs` only. A new
 * file has no effect until one of these files imports the new file.
 */
const computeContractKey = (folder: string, providedModules: string[], inputs: string[]) =>
  inputs.every((file) => existsSync(file))
    ? computeCacheKey([folder, providedModules, inputs], inputs)
    : Promise.resolve('');

const CACHE = join(getInstallFolder(), '.cache/contract/shell');

const LIMIT_MS = 300_000;
