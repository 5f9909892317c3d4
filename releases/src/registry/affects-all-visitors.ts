import type { Move } from './registry.ts';

export const affectsAllVisitors = ({ what }: Pick<Move, 'what'>) =>
  ['release', 'rollback', 'promote'].includes(what);
