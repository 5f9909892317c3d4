import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Given } from './declarations.ts';
import { readConfig } from './options.ts';
import { writePack } from './pack.ts';
import { ROOT } from './places.ts';
import { keyOf, recall, remember } from './remembered.ts';
import { runApart } from './run-apart.ts';
import { slotMistakes } from './slot-types.ts';

/** The contract of a build: its type bundle, and the exported or imported names by module. */
export interface Contract {
  pack: Buffer;
  offers?: Record<string, string[]>;
  uses?: Record<string, string[]>;
}

interface Made {
  /** Type bundle in base64. */
  pack: string;
  offers: Record<string, string[]>;
  /** Paths of all input files. */
  inputs: string[];
}

/**
 * Returns the declarations of the modules that the shell provides. Emitting them takes seconds, so
 * it runs in a separate process, and only if an input file has changed.
 */
export async function contractOfShell(folder: string, keys: string[]): Promise<Contract> {
  refuseLooseSlots(folder);
  const last = await recall<Made & { key: string }>(CACHE, 'last');
  if (last && last.key === (await keyFor(folder, keys, last.inputs)))
    return { pack: Buffer.from(last.pack, 'base64'), offers: last.offers };
  const { pack, offers, inputs } = await runApart<Given>(
    'Emitting the declarations of the shell',
    'declarations-process.ts',
    { folder, keys },
    LIMIT_MS,
  );
  const bytes = writePack(pack);
  const key = await keyFor(folder, keys, inputs);
  await remember(CACHE, 'last', { key, pack: bytes.toString('base64'), offers, inputs });
  return { pack: bytes, offers };
}

/** Throws if the shell embeds a remote without declaring in `Shows` what it expects of it. */
function refuseLooseSlots(folder: string): void {
  const sources = readConfig(folder).files.filter((file) => !/\.test\.tsx?$/.test(file));
  const files = [join(folder, 'room.json'), ...sources].map(
    (file) => [`room/${relative(folder, file)}`, readFileSync(file, 'utf8')] as const,
  );
  const mistakes = slotMistakes({ files: Object.fromEntries(files) });
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

/**
 * Resolves to the cache key, or to '' if an input file is missing. New files need no check, because
 * they only have an effect if an input file imports them.
 */
const keyFor = (folder: string, keys: string[], inputs: string[]) =>
  inputs.every((file) => existsSync(file))
    ? keyOf([folder, keys, inputs], inputs)
    : Promise.resolve('');

const CACHE = join(ROOT, '.cache/contract/shell');

const LIMIT_MS = 300_000;
