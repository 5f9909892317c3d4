import { generateSecret, generateURI, verifySync } from 'otplib';

/** Duration of a code, in seconds. */
const STEP_SECONDS = 30;

/**
 * Accepted difference between the clocks of the app and the server, in seconds. Codes of the
 * previous and the next step are thus accepted too.
 */
const TOLERANCE_SECONDS = STEP_SECONDS;

export const createTotpSecret = () => generateSecret();

/** Returns the URI that an authenticator app reads from a QR code. */
export const buildTotpUri = (secret: string, issuer: string, label: string) =>
  generateURI({ issuer, label, secret, period: STEP_SECONDS });

/** Returns whether a typed text has the format of an app's code: six digits. Ignores spaces. */
export const isAppCode = (code: string) => /^\d{6}$/.test(removeSpaces(code));

const removeSpaces = (code: string) => code.replace(/\s/g, '');

/** Returns the time step of a correct code (SHA-1, 6 digits), or null for a wrong code. */
export function findTotpStep(secret: string, code: string): number | null {
  if (!isAppCode(code)) return null;
  const result = verifySync({
    secret,
    token: removeSpaces(code),
    period: STEP_SECONDS,
    epochTolerance: TOLERANCE_SECONDS,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
