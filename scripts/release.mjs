import { join } from 'node:path';
import { namedPackages } from './named-packages.mjs';
import { released, workspaces } from './packages.mjs';
import { parseRelease } from './release-options.mjs';
import { buildPackages } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { must, root, run } from './steps/run.mjs';

/**
 * `npm run release -- catalog-mfe [more] [--to 20% | --preview] [--why text] [--unseen]` builds
 * packages, runs the smoke check and makes them live in one step. They go to all visitors, to a
 * share of them, or to staff previews. The target is the shop at `--shop` or RELEASE_TO, else the
 * store of RELEASE_STORE or DATA_DIR.
 */
const args = process.argv.slice(2);
const names = namesIn(args);
// Removes the token from the environment, because installation and builds run third-party code.
// Only the last step gets the token.
const { RELEASE_TOKEN } = process.env;
delete process.env.RELEASE_TOKEN;
await install();
if (names.some((name) => !released().includes(name))) await tellOfCarried();
const built = await buildPackages(names.flatMap((name) => ['--scope', name]));
if (built !== 0) process.exit(built);
await must(join(root, 'node_modules/.bin/node'), ['scripts/publish.ts', ...args], {
  env: { RELEASE_TOKEN },
});

/** Returns the named packages. Ends the process on invalid arguments, before anything is built. */
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

/** Prints which releases contain these packages, and ends the process. */
async function tellOfCarried() {
  const others = args.filter((one) => !released().includes(one));
  const node = join(root, 'node_modules/.bin/node');
  process.exit(await run(node, ['scripts/carried.ts', ...others], { env: { RELEASE_TOKEN } }));
}
