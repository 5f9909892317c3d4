/**
 * Splits a discount over amounts, in proportion to them. Amounts and shares are in pence. The shares
 * add up to the discount. The pennies that rounding down leaves go to the largest remainders. The
 * discount must not exceed the sum of the amounts, and then no share exceeds its amount.
 */
export function splitDiscount(discount: number, amounts: readonly number[]): number[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  if (discount === 0) return amounts.map(() => 0);
  if (discount > sum) throw new RangeError(`A discount of ${discount} exceeds ${sum}.`);
  // Products of two large amounts exceed the integers that a number holds exactly.
  const products = amounts.map((amount) => BigInt(amount) * BigInt(discount));
  const shares = products.map((product) => Number(product / BigInt(sum)));
  const remainders = products.map((product) => product % BigInt(sum));
  const leftPence = shares.reduce((left, share) => left - share, discount);
  const largestFirst = [...amounts.keys()].toSorted((a, b) =>
    Number((remainders[b] ?? 0n) - (remainders[a] ?? 0n)),
  );
  for (const index of largestFirst.slice(0, leftPence)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
