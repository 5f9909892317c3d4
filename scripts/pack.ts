import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { resolveFolder } from './packages.mjs';
import { stageCreator, stageRemoteCommands } from './packing/stage-commands.ts';
import { packedWorkspaces, stageWorkspace } from './packing/stage-workspace.ts';
import { runOrExit } from './steps/run.mjs';
import { checkTypesOrExit } from './steps/type-check.mjs';
import { exitIfHelpWanted } from './command-line/help.mjs';

/**
 * Writes the npm package `create-slr-remote` to a folder, by default `dist`. The package creates a
 * remote outside this repository, and contains all packages that such a remote needs.
 */
exitIfHelpWanted('pack');
const [output = resolveFolder('dist')] = process.argv.slice(2);
const staging = resolveFolder('.cache/packing');
const packages = join(staging, 'packages');
rmSync(staging, { recursive: true, force: true });
for (const folder of [packages, output]) mkdirSync(folder, { recursive: true });

await checkTypesOrExit(packedWorkspaces.map(({ name }) => name));
for (const workspace of packedWorkspaces) {
  const target = join(staging, workspace.name);
  stageWorkspace(workspace, target);
  await pack(target, packages);
}
await stageRemoteCommands(join(staging, 'remote-commands'));
await pack(join(staging, 'remote-commands'), packages);
await stageCreator(join(staging, 'creator'), packages);
await pack(join(staging, 'creator'), output);

async function pack(folder: string, destination: string): Promise<void> {
  const options = ['--silent', '--ignore-scripts', '--pack-destination', resolve(destination)];
  await runOrExit('npm', ['pack', ...options], { cwd: folder });
}
