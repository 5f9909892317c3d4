/** An amount in integer pence. All arithmetic is done in it (decision 14). */
export type Pence = number;

/** Pounds as they travel on the wire, number or text, to pence. Throws RangeError when not an amount. */
export function toPence(pounds: number | string): Pence {
  const text = String(pounds).trim();
  const pence = Math.round(Number(text) * 100);
  if (text === '' || !Number.isSafeInteger(pence)) {
    throw new RangeError(`Not an amount in pounds: '${text}'`);
  }
  return pence;
}

/** Pence to pounds as a number, for the wire only (decision 14). */
export const toPounds = (pence: Pence): number => pence / 100;
