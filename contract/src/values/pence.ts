/** An amount in integer pence. All arithmetic uses pence (rule 14 in docs/product.md). */
export type Pence = number;

/** Throws a RangeError if the value is not a number. */
export function toPence(pounds: number | string): Pence {
  const text = String(pounds).trim();
  const pence = Math.round(Number(text) * 100);
  if (text === '' || !Number.isSafeInteger(pence)) {
    throw new RangeError(`Not an amount in pounds: '${text}'`);
  }
  return pence;
}

/** Converts pence to pounds, for requests only (rule 14 in docs/product.md). */
export const toPounds = (pence: Pence): number => pence / 100;
