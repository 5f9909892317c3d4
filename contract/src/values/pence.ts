/** An amount in integer pence. All arithmetic uses pence (rule 14). */
export type Pence = number;

/**
 * Converts pounds from the wire, as number or text, to pence. Throws a RangeError for anything
 * else.
 */
export function toPence(pounds: number | string): Pence {
  const text = String(pounds).trim();
  const pence = Math.round(Number(text) * 100);
  if (text === '' || !Number.isSafeInteger(pence)) {
    throw new RangeError(`Not an amount in pounds: '${text}'`);
  }
  return pence;
}

/** Converts pence to pounds, for the wire only (rule 14). */
export const toPounds = (pence: Pence): number => pence / 100;
