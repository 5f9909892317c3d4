/** Returns all ids, with the moved ids in their new order. The other ids keep their positions. */
export function mergeOrder(allIds: readonly number[], movedIds: readonly number[]): number[] {
  const movedIdSet = new Set(movedIds);
  const queue = [...movedIds];
  return allIds.map((id) => (movedIdSet.has(id) ? (queue.shift() ?? id) : id));
}
