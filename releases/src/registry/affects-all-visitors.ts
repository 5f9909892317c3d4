import type { Move } from './registry.ts';

/** Returns whether this kind of change affects all visitors. */
export const affectsAllVisitors = ({ what }: Pick<Move, 'what'>) =>
  ['release', 'rollback', 'promote'].includes(what);
