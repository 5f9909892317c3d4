/** Returns all ids with some of them in another order. The others keep their places. */
export function mergeOrder(allIds: readonly number[], movedIds: readonly number[]): number[] {
  const moved = new Set(movedIds);
  const queue = [...movedIds];
  return allIds.map((id) => (moved.has(id) ? (queue.shift() ?? id) : id));
}
