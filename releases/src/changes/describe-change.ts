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
};

const describePackage: Record<Move['what'], (name: string, from: string, to: string) => string> = {
  release: (name, from, to) => `${name} ${to} (before: ${from})`,
  rollback: (name, from, to) => `${name} ${from} to ${to}`,
  split: (name, from, to) => `${name} ${to} beside ${from}`,
  promote: (name, from, to) => `${name} ${to} (before: ${from})`,
  withdraw: (name, from) => `${name} ${from}`,
  preview: (name, _from, to) => `${name} ${to}`,
};

function describeAudience(what: Move['what'], share = 0): string {
  if (what === 'split') return ` to ${formatPercent(share)} of the visitors`;
  return what === 'preview' ? ' for previews by staff' : '';
}
