interface RankedEntity {
  id: number;
  rank: number;
}

/**
 * Returns new ranks for as few entities as possible, so that sorting by rank and id gives the order
 * of `list`. If there is no room for new ranks between neighbours, renumbers the whole list.
 */
export function assignRanks(list: readonly RankedEntity[], step: number): RankedEntity[] {
  const unchangedIndexes = findLongestRisingIndexes(list);
  const newRanks: RankedEntity[] = [];
  for (let start = 0; start < list.length;) {
    if (unchangedIndexes.has(start)) {
      start += 1;
      continue;
    }
    let end = start;
    while (end < list.length && !unchangedIndexes.has(end)) end += 1;
    const ranks = spreadRanks(list[start - 1]?.rank, list[end]?.rank, end - start, step);
    if (ranks === null) return renumber(list, step);
    ranks.forEach((rank, index) => newRanks.push({ id: list[start + index]?.id ?? 0, rank }));
    start = end;
  }
  const formerRanks = new Map(list.map(({ id, rank }) => [id, rank]));
  return newRanks.filter(({ id, rank }) => formerRanks.get(id) !== rank);
}

const renumber = (list: readonly RankedEntity[], step: number): RankedEntity[] =>
  list
    .map(({ id, rank }, index) => ({ id, rank: (index + 1) * step, former: rank }))
    .filter(({ rank, former }) => rank !== former)
    .map(({ id, rank }) => ({ id, rank }));

/**
 * Returns `count` ranks between the ranks of two neighbours, or null if the gap between the
 * neighbours is too small.
 */
function spreadRanks(
  before: number | undefined,
  after: number | undefined,
  count: number,
  step: number,
): number[] | null {
  const lowRank = before ?? (after ?? 0) - (count + 1) * step;
  const highRank = after ?? lowRank + (count + 1) * step;
  if (highRank - lowRank <= count) return null;
  const gap = Math.floor((highRank - lowRank) / (count + 1));
  return Array.from({ length: count }, (_, index) => lowRank + (index + 1) * gap);
}

/** Returns the indexes of the longest increasing subsequence of the list. */
function findLongestRisingIndexes(list: readonly RankedEntity[]): Set<number> {
  const isBefore = (left: RankedEntity, right: RankedEntity) =>
    left.rank < right.rank || (left.rank === right.rank && left.id < right.id);
  /**
   * `endIndexes[n]` is the index of the lowest entry that can end an increasing subsequence of `n +
   * 1` entries.
   */
  const endIndexes: number[] = [];
  const previousIndexes: (number | undefined)[] = [];
  list.forEach((entry, index) => {
    let length = 0;
    let high = endIndexes.length;
    while (length < high) {
      const middle = (length + high) >> 1;
      const end = list[endIndexes[middle] ?? 0];
      if (end !== undefined && isBefore(end, entry)) length = middle + 1;
      else high = middle;
    }
    previousIndexes[index] = endIndexes[length - 1];
    endIndexes[length] = index;
  });
  const risingIndexes = new Set<number>();
  for (let index = endIndexes.at(-1); index !== undefined; index = previousIndexes[index])
    risingIndexes.add(index);
  return risingIndexes;
}
