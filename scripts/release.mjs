import { join } from 'node:path';
import { checkPackageNames } from './command-line/named-packages.mjs';
import { listReleasedPackages, listWorkspaces } from './packages.mjs';
import { parseReleaseArguments } from './command-line/release-options.mjs';
import { buildPackages } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { root, run, runOrExit } from './steps/run.mjs';
import { exitIfHelpWanted } from './command-line/help.mjs';

/**
 * Builds packages, opens their pages in a browser (smoke check) and makes the builds live in one
 * change. `--to 20%` releases to a share of the visitors, `--preview` only to staff.
 */
exitIfHelpWanted('release');
const args = process.argv.slice(2);
const names = readNames(args);
// Removes the token from the environment, because installation and builds run third-party code.
const { RELEASE_TOKEN } = process.env;
delete process.env.RELEASE_TOKEN;
await install();
if (names.some((name) => !listReleasedPackages().includes(name))) await printContainingReleases();
const exitCode = await buildPackages(['--projects', names.join()]);
if (exitCode !== 0) process.exit(exitCode);
await runOrExit(join(root, 'node_modules/.bin/node'), ['scripts/publish.ts', ...args], {
  env: { RELEASE_TOKEN },
});

function readNames(commandArgs) {
  try {
    const requestedNames = parseReleaseArguments(commandArgs).positionals;
    const workspaceNames = requestedNames.filter((name) => listWorkspaces().includes(name));
    return workspaceNames.length === requestedNames.length && requestedNames.length > 0
      ? requestedNames
      : checkPackageNames(requestedNames);
  } catch (cause) {
    console.error(cause.message);
    process.exit(1);
  }
}

async function printContainingReleases() {
  const unreleasedNames = args.filter((name) => !listReleasedPackages().includes(name));
  const node = join(root, 'node_modules/.bin/node');
  process.exit(
    await run(node, ['scripts/carried.ts', ...unreleasedNames], { env: { RELEASE_TOKEN } }),
  );
}
