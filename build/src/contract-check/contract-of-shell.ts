import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Given } from './declarations.ts';
import { readConfig } from './options.ts';
import { writePack } from './pack.ts';
import { ROOT } from './places.ts';
import { keyOf, recall, remember } from './remembered.ts';
import { runApart } from './run-apart.ts';
import { slotMistakes } from './slot-types.ts';

/** What a build says of the contract: its pack, and the names it gives or takes. */
export interface Contract {
  pack: Buffer;
  offers?: Record<string, string[]>;
  uses?: Record<string, string[]>;
}

interface Made {
  /** Base64. */
  pack: string;
  offers: Record<string, string[]>;
  /** Every file that it was made from. */
  inputs: string[];
}

/**
 * The declarations of what the shell gives. They take some seconds, so a process beside the bundler
 * makes them, and only when a file that they were made from has changed.
 */
export async function contractOfShell(folder: string, keys: string[]): Promise<Contract> {
  refuseLooseSlots(folder);
  const last = await recall<Made & { key: string }>(CACHE, 'last');
  if (last && last.key === (await keyFor(folder, keys, last.inputs)))
    return { pack: Buffer.from(last.pack, 'base64'), offers: last.offers };
  const { pack, offers, inputs } = await runApart<Given>(
    'Declaring what the shell gives',
    'declarations-process.ts',
    { folder, keys },
    LIMIT_MS,
  );
  const bytes = writePack(pack);
  const key = await keyFor(folder, keys, inputs);
  await remember(CACHE, 'last', { key, pack: bytes.toString('base64'), offers, inputs });
  return { pack: bytes, offers };
}

/** Throws when the shell shows a room and does not say, where the declarations are taken from, what it expects. */
function refuseLooseSlots(folder: string): void {
  const sources = readConfig(folder).files.filter((file) => !/\.test\.tsx?$/.test(file));
  const files = [join(folder, 'room.json'), ...sources].map(
    (file) => [`room/${relative(folder, file)}`, readFileSync(file, 'utf8')] as const,
  );
  const mistakes = slotMistakes({ files: Object.fromEntries(files) });
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

/** A file that is gone has changed; a new one cannot count before one of the others names it. */
const keyFor = (folder: string, keys: string[], inputs: string[]) =>
  inputs.every((file) => existsSync(file))
    ? keyOf([folder, keys, inputs], inputs)
    : Promise.resolve('');

const CACHE = join(ROOT, '.cache/contract/shell');

const LIMIT_MS = 300_000;
