import { takersOf } from 'releases/takers';
import { packageOf, released, workspaces } from './packages.mjs';
import { parseRelease } from './release-options.mjs';
import { table } from './table.ts';
import { releaseTarget } from './targets/release-target.ts';

/** The package of this repository that the shell provides to remotes. */
const GIVEN = 'shared';

/** Says which releases contain a package that is not released by itself: `carried.ts shared`. */
try {
  const { values, positionals } = parseRelease(process.argv.slice(2));
  for (const name of positionals) {
    const carriers = released().filter((folder) => carries(folder, name));
    console.error(`Nothing was released: ${name} is not released by itself.`);
    if (carriers.length === 0)
      console.error('It runs where the shop does: a start of the shop takes it up.');
    else if (carriers.join() === 'shell') await tellOfTakers(values);
    else console.error(`It is in all of these: npm run release -- ${carriers.join(' ')}`);
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
}
process.exit(1);

/**
 * Returns whether a package's build contains another package. Packages that the shell provides at
 * run time do not count.
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
  console.error(
    `The shell carries it to every room, and gives ${GIVEN}: ${version} here, ${now} live.`,
  );
  console.error('To release it: npm run release -- shell');
  const rows = takersOf(releases, GIVEN, version).map((room) => [
    room.name,
    room.version,
    `built for ${GIVEN} ${room.needs}`,
    room.takes ? `takes ${version}` : `does not take ${version}: has to be released with the shell`,
  ]);
  if (rows.length > 0) console.error(table(rows));
  console.error('Rooms that use what is new go live with it: npm run release -- shell catalog-mfe');
}
