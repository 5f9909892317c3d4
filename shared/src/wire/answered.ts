import { accepted, refusalText } from './accepted';

/**
 * The answer of a read, unless it is a 2xx that says that the read failed: then a shopper must not
 * be told that there is nothing (decision 9). A refusal that merely found nothing is an answer, and
 * so is one that gives no reason. Throws an `Error` with the server's text.
 */
export function answered(answer: unknown): unknown {
  if (typeof answer === 'string' && answer.trim() !== '') {
    throw new Error('The server answered with text instead of data.');
  }
  if (accepted(answer)) return answer;
  const text = refusalText(answer);
  if (foundNothing.test(text) || (text === '' && !namesError(answer))) return answer;
  throw new Error(text || 'The server answered with an error.');
}

/** 'No orders found', 'Cart is empty', but not 'No connection'. */
const foundNothing =
  /\bno\b(?!.*\b(connection|response|access|permission))|\b(not found|nothing|empty|does not exist)\b/i;

const namesError = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'error' in answer && Boolean(answer.error);
