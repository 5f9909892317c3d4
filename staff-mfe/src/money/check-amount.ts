import { describeWrongAmount, parseAmount } from 'contract/values/parse-amount';

/** Returns true for an amount of at least a penny, or a sentence about what is wrong with the text. */
export function checkAmount(typedText: string): true | string {
  const pence = parseAmount(typedText);
  if (pence === null) return describeUnreadableAmount(typedText);
  return pence > 0 || 'The amount must be more than nothing.';
}

/** Returns a sentence about a text that is no amount. */
export function describeUnreadableAmount(typedText: string): string {
  const problem = describeWrongAmount(typedText);
  return problem === null
    ? 'Please type an amount like 20 or 20.50.'
    : `The amount is wrong: ${problem}`;
}
