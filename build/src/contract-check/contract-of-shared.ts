import { readFile } from 'node:fs/promises';
import { inc } from 'semver';
import { givenModules } from '../shares.ts';
import { type Step, changesOfShared } from './compare.ts';
import { contractOfShell } from './contract-of-shell.ts';
import { readPack } from './pack.ts';

/** The changes of `shared` in the working tree since the released shell. */
export interface SharedContract {
  /** The largest step of all changes, or 'patch' if the types are equal. */
  step: Step;
  /** The version of `shared` in the released shell. */
  before: string;
  /** The next version of `shared`. */
  after: string;
  sentences: string[];
}

/** Compares the `shared` of a shell folder with the type bundle of a released shell. */
export async function contractOfShared(
  shellFolder: string,
  releasedPack: string,
): Promise<SharedContract> {
  const released = readPack(await readFile(releasedPack));
  const { pack } = await contractOfShell(shellFolder, givenModules());
  const changes = changesOfShared(released, readPack(pack));
  const step =
    (['major', 'minor'] as const).find((one) => changes.some((change) => change.step === one)) ??
    'patch';
  const before = released.versions['shared'] ?? '0.0.0';
  return {
    step,
    before,
    after: inc(before, step) ?? before,
    sentences: changes.map((one) => `${one.step}: ${one.sentence}`),
  };
}
