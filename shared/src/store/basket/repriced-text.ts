import * as v from 'valibot';
import type { Pence } from '../../money/pence';
import type { Id } from '../../wire/readers';

export interface PresentAmount {
  id: Id;
  /** The add-on's present standard amount, in pence. */
  amount: Pence;
}

const optionsSchema = v.array(v.looseObject({ id: v.union([v.number(), v.string()]) }));

/**
 * A `packages` text with an add-on's present amount in it, so that the same options chosen again
 * give the same text (decision 19). Text that does not name the add-on stays as it is.
 */
export function repricedText(text: string, { id, amount }: PresentAmount): string {
  const named = ({ id: other, option }: { id: Id; option?: unknown }) =>
    String(other) === String(id) && option === 'standard';
  const options = readOptions(text);
  if (!options.some(named)) return text;
  return JSON.stringify(
    options.map((each) => (named(each) ? { ...each, amount: amount / 100 } : each)),
  );
}

function readOptions(text: string) {
  try {
    const read = v.safeParse(optionsSchema, JSON.parse(text));
    return read.success ? read.output : [];
  } catch (cause) {
    console.warn('The options of a line could not be read.', cause);
    return [];
  }
}
