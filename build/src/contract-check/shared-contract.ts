import { readFile } from 'node:fs/promises';
import { inc } from 'semver';
import { listProvidedModules } from '../modules/shared-modules.ts';
import { type VersionStep, compareShared } from './compare-shared.ts';
import { readShellContract } from './shell-contract.ts';
import { parseTypeBundle } from './type-bundle.ts';

export interface SharedContract {
  step: VersionStep;
  before: string;
  after: string;
  sentences: string[];
}

export async function readSharedContract(
  shellFolder: string,
  releasedBundleFile: string,
): Promise<SharedContract> {
  const releasedBundle = parseTypeBundle(await readFile(releasedBundleFile));
  const { typeBundle } = await readShellContract(shellFolder, listProvidedModules());
  const changes = compareShared(releasedBundle, parseTypeBundle(typeBundle));
  const step =
    (['major', 'minor'] as const).find((candidate) =>
      changes.some((change) => change.step === candidate),
    ) ?? 'patch';
  const releasedVersion = releasedBundle.versions['shared'] ?? '0.0.0';
  return {
    step,
    before: releasedVersion,
    after: inc(releasedVersion, step) ?? releasedVersion,
    sentences: changes.map((change) => `${change.step}: ${change.sentence}`),
  };
}
