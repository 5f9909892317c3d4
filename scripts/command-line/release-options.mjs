import { parseArgs } from 'node:util';

/**
 * Options that select the target of a release command. `--shop` or RELEASE_TO selects a running
 * shop. Without either, the target is the release store of the settings.
 */
export const targetOptions = /** @type {const} */ ({
  insecure: { type: 'boolean' },
  shop: { type: 'string' },
});

/** Options of a command that changes what is live, and watches it afterwards. */
export const changeOptions = /** @type {const} */ ({
  ...targetOptions,
  to: { type: 'string' },
  why: { type: 'string' },
  watch: { type: 'string' },
});

const releaseOptions = /** @type {const} */ ({
  ...changeOptions,
  preview: { type: 'boolean' },
  unseen: { type: 'boolean' },
});

const DEFAULT_WATCH = '60s';

/**
 * Parses the arguments of a release. `share` is the share of the visitors in `--to` as a fraction,
 * 0.2 for 20%. `watchMs` is how long the released versions are watched. Throws for an unknown option
 * or an invalid value.
 * @param {string[]} args
 */
export function parseReleaseArguments(args) {
  const { values, positionals } = parseArgs({
    args,
    options: releaseOptions,
    allowPositionals: true,
  });
  if (values.preview && values.to !== undefined)
    throw new Error('--preview and --to exclude each other: a preview goes to no visitor.');
  return {
    values,
    positionals,
    share: values.to === undefined ? undefined : parseShare(values.to),
    watchMs: parseWatch(values.watch),
  };
}

/**
 * Returns the `--watch` duration in ms, by default a minute. Throws for an invalid value.
 * @param {string} [text]
 */
export function parseWatch(text = DEFAULT_WATCH) {
  const [, amount, unit] = /^(\d{1,4})(s|m)$/.exec(text) ?? [];
  if (amount !== undefined) return Number(amount) * (unit === 'm' ? 60_000 : 1000);
  throw new Error("--watch takes seconds or minutes, like '60s' or '5m', and '0s' to skip it.");
}

/** @param {string} text */
function parseShare(text) {
  const [, percent] = /^(\d+(?:\.\d+)?)%$/.exec(text) ?? [];
  const share = Number(percent) / 100;
  if (share > 0 && share < 1) return share;
  throw new Error("--to takes a share of the visitors above 0% and below 100%, like '--to 20%'.");
}
