/** Number of a new shop's first order. */
const FIRST_NUMBER = 10_001;

/**
 * Describes the first gap or repetition in these numbers, which must be sorted. Returns null if
 * the numbers are consecutive and begin with the first number of a new shop.
 */
export function describeGap(numbers: readonly number[]): string | null {
  const index = numbers.findIndex((number, position) => number !== FIRST_NUMBER + position);
  return index === -1 ? null : `${numbers[index]} is where ${FIRST_NUMBER + index} is expected`;
}
