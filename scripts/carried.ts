import { listPackageConsumers } from 'releases/status';
import { listReleasedPackages, listWorkspaces, readPackage } from './packages.mjs';
import { parseReleaseArguments } from './command-line/release-options.mjs';
import { formatTable } from './releasing/format-output.ts';
import { openReleaseTarget } from './targets/release-target.ts';

const PROVIDED_PACKAGE = 'shared';

/**
 * Prints which packages to release instead of the named packages, which are not released themselves
 * but are part of others, such as `shared`. Exits with code 1.
 */
try {
  const { values, positionals } = parseReleaseArguments(process.argv.slice(2));
  for (const name of positionals) {
    const containingPackages = listReleasedPackages().filter((folder) =>
      containsPackage(folder, name),
    );
    console.error(`Nothing was released: ${name} is not released by itself.`);
    if (containingPackages.length === 0)
      console.error('The shop itself runs it. Restart the shop to use the change.');
    else if (containingPackages.join() === 'shell') await printConsumers(values);
    else
      console.error(
        `These packages contain it: npm run release -- ${containingPackages.join(' ')}`,
      );
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
}
process.exit(1);

/**
 * Returns whether the builds of a package contain another package. Peer dependencies do not count,
 * because the shell provides them at run time.
 */
function containsPackage(folder: string, name: string): boolean {
  const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = readPackage(folder);
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter(
      (dependency) => listWorkspaces().includes(dependency) && !(dependency in peerDependencies),
    )
    .some((dependency) => dependency === name || containsPackage(dependency, name));
}

async function printConsumers(values: Parameters<typeof openReleaseTarget>[0]): Promise<void> {
  const { version } = readPackage(PROVIDED_PACKAGE);
  const { releases } = await (await openReleaseTarget(values)).status();
  const shell = releases.find(({ name, state }) => name === 'shell' && state === 'live');
  const liveVersion = shell
    ? `${shell.gives[PROVIDED_PACKAGE]} with shell ${shell.version}`
    : 'none yet';
  console.error(
    `The shell provides ${PROVIDED_PACKAGE} to all remotes: ${version} here, ${liveVersion} live.`,
  );
  console.error('To release it: npm run release -- shell');
  const rows = listPackageConsumers(releases, PROVIDED_PACKAGE, version).map((consumer) => [
    consumer.name,
    consumer.version,
    `built for ${PROVIDED_PACKAGE} ${consumer.versionRange}`,
    consumer.isCompatible
      ? `accepts ${version}`
      : `does not accept ${version}: release it with the shell`,
  ]);
  if (rows.length > 0) console.error(formatTable(rows));
  console.error(
    'Release remotes that use new exports with it: npm run release -- shell catalog-mfe',
  );
}
