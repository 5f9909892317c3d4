import type { Move } from './registry.ts';

/** Whether a move changes what all visitors get. */
export const changesLive = ({ what }: Pick<Move, 'what'>) =>
  ['release', 'rollback', 'promote'].includes(what);
