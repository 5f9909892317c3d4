import type { ReleaseVersion } from 'contract/releases/versions';

/** Formats a number of bytes, such as '12.3 kB'. */
export const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Returns the weight of the scripts that load first, and the difference from the version that was
 * live before. The budget limits the same weight.
 */
export function formatSize({ weights, jsBytesBefore }: ReleaseVersion): string {
  if (weights === null) return 'Not recorded';
  const { bytes } = weights.js;
  if (jsBytesBefore === null) return formatKilobytes(bytes);
  const difference = bytes - jsBytesBefore;
  const sign = difference < 0 ? '−' : '+';
  return `${formatKilobytes(bytes)} (${sign}${formatKilobytes(Math.abs(difference))})`;
}

/** Returns how much of its budget that weight is, such as '84% of 16.0 kB'. */
export function formatBudget({ weights }: ReleaseVersion): string {
  if (weights === null) return 'Not recorded';
  const { bytes, budget } = weights.js;
  return `${Math.round((bytes / budget) * 100)}% of ${formatKilobytes(budget)}`;
}

export const formatCommit = (commit: string | null) =>
  commit === null || commit === 'unknown'
    ? 'Unknown'
    : commit.replace(/^([0-9a-f]{8})[0-9a-f]+/, '$1').replace('+changes', ' with changes');

export const stateLabels: Record<ReleaseVersion['state'], string> = {
  live: 'Live',
  split: 'Split',
  previewed: 'Preview only',
  retained: 'Retained',
};

/** Live, split and all other versions look different at a glance. */
export const stateTones = {
  live: 'green',
  split: 'brass',
  previewed: 'neutral',
  retained: 'neutral',
} as const satisfies Record<ReleaseVersion['state'], string>;

export const formatShare = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** Ends of the kinds of failures on the server. The kinds that browsers report have no such end. */
const ON_SERVER = ' on the server';

/** Returns sentences about failures on the server and in browsers, or ''. */
export function describeFailure({ failing }: ReleaseVersion): string {
  if (failing === null) return '';
  const { kinds, networks, error } = failing;
  const serverKinds = kinds.filter((kind) => kind.endsWith(ON_SERVER));
  const browserKinds = kinds.filter((kind) => !serverKinds.includes(kind));
  const sentences = [
    ...(serverKinds.length > 0
      ? [`Failed on the server (${serverKinds.map(removeEnd).join(', ')}).`]
      : []),
    ...(browserKinds.length > 0
      ? [
          `Failed in browsers (${browserKinds.join(', ')}), reported by ${networks} ${networks === 1 ? 'network' : 'networks'}.`,
        ]
      : []),
    ...(error ? [`Latest error: ${error}.`] : []),
  ];
  return sentences.join(' ');
}

const removeEnd = (kind: string) => kind.slice(0, -ON_SERVER.length);
