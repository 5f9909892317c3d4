import { readFile } from 'node:fs/promises';
import { inc } from 'semver';
import { givenModules } from '../shares.ts';
import { type Step, changesOfShared } from './compare.ts';
import { contractOfShell } from './contract-of-shell.ts';
import { readPack } from './pack.ts';

/** What the working tree's `shared` changes for those who use it. */
export interface SharedContract {
  /** Greatest of the changes; 'patch' when types tell no difference. */
  step: Step;
  /** Version that the other shell gives. */
  before: string;
  /** Version that follows. */
  after: string;
  sentences: string[];
}

/** Compares what the shell in a folder would give with the pack of one that was released. */
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
