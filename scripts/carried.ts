import { takersOf } from 'releases/takers';
import { packageOf, released, workspaces } from './packages.mjs';
import { parseRelease } from './release-options.mjs';
import { table } from './table.ts';
import { releaseTarget } from './targets/release-target.ts';

/** The package of this repository that the shell provides to remotes. */
const GIVEN = 'shared';

/**
 * `carried.ts shared` prints which releases contain a package that is not released by itself. It
 * exits with code 1.
 */
try {
  const { values, positionals } = parseRelease(process.argv.slice(2));
  for (const name of positionals) {
    const carriers = released().filter((folder) => carries(folder, name));
    console.error(`Nothing was released: ${name} is not released by itself.`);
    if (carriers.length === 0)
      console.error('The shop itself runs it. Restart the shop to use the change.');
    else if (carriers.join() === 'shell') await tellOfTakers(values);
    else console.error(`These packages contain it: npm run release -- ${carriers.join(' ')}`);
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
}
process.exit(1);

/**
 * Returns whether a package's build contains another package. Packages that the shell provides at
 * run time (peer dependencies) do not count.
 */
function carries(folder: string, name: string): boolean {
  const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = packageOf(folder);
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((one) => workspaces().includes(one) && !(one in peerDependencies))
    .some((one) => one === name || carries(one, name));
}

async function tellOfTakers(values: Parameters<typeof releaseTarget>[0]): Promise<void> {
  const { version } = packageOf(GIVEN);
  const { releases } = await (await releaseTarget(values)).status();
  const shell = releases.find(({ name, state }) => name === 'shell' && state === 'live');
  const now = shell ? `${shell.gives[GIVEN]} with shell ${shell.version}` : 'none yet';
  console.error(`The shell provides ${GIVEN} to all rooms: ${version} here, ${now} live.`);
  console.error('To release it: npm run release -- shell');
  const rows = takersOf(releases, GIVEN, version).map((room) => [
    room.name,
    room.version,
    `built for ${GIVEN} ${room.needs}`,
    room.takes ? `accepts ${version}` : `does not accept ${version}: release it with the shell`,
  ]);
  if (rows.length > 0) console.error(table(rows));
  console.error('Release rooms that use new exports with it: npm run release -- shell catalog-mfe');
}
