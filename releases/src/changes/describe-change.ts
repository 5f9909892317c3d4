import type { Move } from '../registry/registry.ts';
import { formatPercent } from '../registry/split.ts';

/**
 * Describes a change in a sentence, like 'Ada rolled catalog 1.1.0 back to 1.0.0.' Omits time,
 * reason and commit.
 */
export function describeChange({ by, what, moves, share }: Move): string {
  const packages = moves.map(({ name, from, to }) =>
    describePackage[what](name, from ?? 'nothing', to),
  );
  return `${by} ${verbs[what]} ${packages.join(' and ')}${describeAudience(what, share)}.`;
}

const verbs: Record<Move['what'], string> = {
  release: 'released',
  rollback: 'rolled back',
  // A planned promotion of a split is also a 'split' change.
  split: 'gave',
  promote: 'promoted',
  withdraw: 'withdrew',
  preview: 'released',
  allow: 'allowed',
  forbid: 'barred',
};

const describePackage: Record<Move['what'], (name: string, from: string, to: string) => string> = {
  release: (name, from, to) => `${name} ${to} (before: ${from})`,
  rollback: (name, from, to) => `${name} ${from} to ${to}`,
  split: (name, from, to) => `${name} ${to} beside ${from}`,
  promote: (name, from, to) => `${name} ${to} (before: ${from})`,
  withdraw: (name, from) => `${name} ${from}`,
  preview: (name, _from, to) => `${name} ${to}`,
  allow: (name) => name,
  forbid: (name) => name,
};

const endings: Partial<Record<Move['what'], string>> = {
  preview: ' for previews by staff',
  allow: ' on pages of staff',
  forbid: ' from pages of staff',
};

function describeAudience(what: Move['what'], share = 0): string {
  if (what === 'split') return ` to ${formatPercent(share)} of the visitors`;
  return endings[what] ?? '';
}
