import { parseArgs } from 'node:util';

/** Which shop a command works on: the one that runs there, else what RELEASE_TO says, else the store itself. */
export const targetOptions = /** @type {const} */ ({
  insecure: { type: 'boolean' },
  shop: { type: 'string' },
});

/** What `npm run release` takes: its step that builds and its step that publishes read the same. */
const releaseOptions = /** @type {const} */ ({
  ...targetOptions,
  preview: { type: 'boolean' },
  to: { type: 'string' },
  why: { type: 'string' },
  // Its pages are not looked at in a browser first.
  unseen: { type: 'boolean' },
});

/**
 * The options and names of a release; `share` is what `--to 20%` says, as a part of 1. Throws when there is
 * an option that no release takes, or a share that is none.
 * @param {string[]} args
 */
export function parseRelease(args) {
  const { values, positionals } = parseArgs({
    args,
    options: releaseOptions,
    allowPositionals: true,
  });
  if (values.preview && values.to !== undefined)
    throw new Error('--preview gives a version to nobody yet: it does not go with --to.');
  return { values, positionals, share: values.to === undefined ? undefined : shareOf(values.to) };
}

/** @param {string} text */
function shareOf(text) {
  const [, percent] = /^(\d+(?:\.\d+)?)%$/.exec(text) ?? [];
  const share = Number(percent) / 100;
  if (share > 0 && share < 1) return share;
  throw new Error("--to takes a share of the visitors above 0% and below 100%, like '--to 20%'.");
}
