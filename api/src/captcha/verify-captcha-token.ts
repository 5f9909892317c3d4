import type { CaptchaSettings } from '../config/captcha-settings.ts';
import { HttpError } from '../http/http-error.ts';

/** Longest wait for the provider's response, in ms. */
const TIMEOUT_MS = 10_000;

/**
 * Asks the external captcha provider whether a token is valid. Throws 503 if the provider does not
 * respond with JSON in time.
 */
export async function verifyCaptchaToken(
  { verifyUrl, secret }: Pick<CaptchaSettings, 'verifyUrl' | 'secret'>,
  token: string,
  remoteip: string,
): Promise<boolean> {
  try {
    const response = await fetch(String(verifyUrl), {
      method: 'POST',
      body: new URLSearchParams({ secret: secret ?? '', response: token, remoteip }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const result: unknown = await response.json();
    return typeof result === 'object' && result !== null && 'success' in result
      ? result.success === true
      : false;
  } catch (cause) {
    const error = new HttpError(
      503,
      'captcha_unavailable',
      'The captcha could not be checked. Please try again in a moment.',
      30,
    );
    error.cause = cause;
    throw error;
  }
}
