import { accepted, refusalText, type RequestError } from 'shared/data';

/**
 * Waits for a call's answer. Throws the `RequestError` of a call that failed or of a 2xx answer
 * that refuses all the same (decision 28).
 */
export async function send(call: { unwrap(): Promise<unknown> }): Promise<unknown> {
  const answer = await call.unwrap();
  if (accepted(answer)) return answer;
  const text = refusalText(answer);
  const refused: RequestError = {
    status: 200,
    serverError: text,
    message: text || 'The server refused the request.',
    body: answer,
  };
  throw refused;
}
