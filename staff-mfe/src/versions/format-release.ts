import type { ReleaseVersion } from './releases-api';

/** Formats a number of bytes, such as '12.3 kB'. */
export const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns the size of the scripts, and the difference from the version that was live before. */
export function formatSize({ scriptBytes, scriptBytesBefore }: ReleaseVersion): string {
  if (scriptBytes === null) return 'Not recorded';
  if (scriptBytesBefore === null) return formatKilobytes(scriptBytes);
  const difference = scriptBytes - scriptBytesBefore;
  const sign = difference < 0 ? '−' : '+';
  return `${formatKilobytes(scriptBytes)} (${sign}${formatKilobytes(Math.abs(difference))})`;
}

/**
 * Returns how much of the size budget the scripts that load first use, such as '84% of 16.0 kB'.
 */
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

export const formatShare = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** Returns a sentence about failures, or ''. */
export function describeFailure({ failing }: ReleaseVersion): string {
  if (failing === null) return '';
  const { kinds, networks, error } = failing;
  return `Fails (${kinds.join(', ')}), reported by ${networks} networks${error ? `: ${error}` : ''}`;
}
