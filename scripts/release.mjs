import { join } from 'node:path';
import { namedPackages } from './named-packages.mjs';
import { released, workspaces } from './packages.mjs';
import { parseRelease } from './release-options.mjs';
import { buildPackages } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { must, root, run } from './steps/run.mjs';

/**
 * `npm run release -- catalog-mfe [more] [--to 20% | --preview] [--why text] [--unseen]`: builds packages, looks
 * at their pages and makes them live in one step, for all visitors, a share of them, or staff who want to look
 * at them: in the shop that `--shop` or RELEASE_TO names, else where RELEASE_STORE or DATA_DIR say that
 * releases lie.
 */
const args = process.argv.slice(2);
const names = namesIn(args);
// Only the last step sends it: what installs and builds is code of many people.
const { RELEASE_TOKEN } = process.env;
delete process.env.RELEASE_TOKEN;
await install();
if (names.some((name) => !released().includes(name))) await tellOfCarried();
const built = await buildPackages(names.flatMap((name) => ['--scope', name]));
if (built !== 0) process.exit(built);
await must(join(root, 'node_modules/.bin/node'), ['scripts/publish.ts', ...args], {
  env: { RELEASE_TOKEN },
});

/** Ends the program before anything is built when there is a mistake in the arguments. */
function namesIn(given) {
  try {
    const wanted = parseRelease(given).positionals;
    const ofOthers = wanted.filter((name) => workspaces().includes(name));
    return ofOthers.length === wanted.length && wanted.length > 0 ? wanted : namedPackages(wanted);
  } catch (cause) {
    console.error(cause.message);
    process.exit(1);
  }
}

/** Ends the program: what is not released by itself is carried by others. */
async function tellOfCarried() {
  const others = args.filter((one) => !released().includes(one));
  const node = join(root, 'node_modules/.bin/node');
  process.exit(await run(node, ['scripts/carried.ts', ...others], { env: { RELEASE_TOKEN } }));
}
