import { join } from 'node:path';
import { existsSync } from 'node:fs';
import type { Given } from './declarations.ts';
import { writePack } from './pack.ts';
import { ROOT } from './places.ts';
import { keyOf, recall, remember } from './remembered.ts';
import { runApart } from './run-apart.ts';

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

/** A file that is gone has changed; a new one cannot count before one of the others names it. */
const keyFor = (folder: string, keys: string[], inputs: string[]) =>
  inputs.every((file) => existsSync(file))
    ? keyOf([folder, keys, inputs], inputs)
    : Promise.resolve('');

const CACHE = join(ROOT, '.cache/contract/shell');

const LIMIT_MS = 300_000;
