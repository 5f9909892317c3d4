import type { FastifyRequest } from 'fastify';
import { hasFactor, createWrongCodeError } from '../../sign-in/factor/check-code.ts';
import { replaceRecoveryCodes } from '../../sign-in/factor/recovery-codes.ts';
import type { SecretBox } from '../../sign-in/factor/secret-box.ts';
import { staffFactors } from '../../records/tables.ts';
import { buildTotpUri, createTotpSecret, findTotpStep } from '../../sign-in/factor/totp.ts';
import { parseBearerToken } from '../../records/session-token.ts';
import { endOtherSessions } from '../../sessions/sessions.ts';
import type { Db } from '../../../db/db.ts';
import { badRequest, conflict } from '../../../http/http-error.ts';
import { writeAudit } from '../../../audit/records/write-audit.ts';

/** Time limit for entering the first code, in ms. */
const SETUP_MS = 30 * 60_000;

const toSetupOwner = (userid: number) => `setup ${userid}`;

/**
 * Creates a secret for an authenticator app. Stores nothing. `setup` is the secret, encrypted for
 * this user. The client sends `setup` back with the first code.
 */
export function beginSetup(
  secretBox: SecretBox,
  { id, email }: { id: number; email: string },
  brand: string,
) {
  const secret = createTotpSecret();
  const content = JSON.stringify({ secret, expiresAt: Date.now() + SETUP_MS });
  return {
    secret,
    uri: buildTotpUri(secret, brand, email),
    setup: secretBox.seal(content, toSetupOwner(id)),
  };
}

/**
 * Turns on the second factor with the first code of the app, and signs out all other devices.
 * Returns the recovery codes. Throws 400 for a wrong code or an expired setup, and 409 if the
 * factor is already on.
 */
export async function turnFactorOn(
  db: Db,
  secretBox: SecretBox,
  { user, headers }: Pick<FastifyRequest, 'user' | 'headers'>,
  { setup, code }: { setup: string; code: string },
): Promise<string[]> {
  const secret = openSetup(secretBox, setup, user.id);
  const lastStep = findTotpStep(secret, code);
  if (lastStep === null) throw createWrongCodeError();
  const sealedSecret = secretBox.seal(secret, String(user.id));
  return db.transaction(async (tx) => {
    if (await hasFactor(tx, user.id))
      throw conflict('Your second factor is on already.', 'factor_is_on');
    await tx.insert(staffFactors).values({ userid: user.id, sealedSecret, lastStep });
    await endOtherSessions(tx, user.id, parseBearerToken(headers.authorization) ?? '');
    await writeAudit(tx, user, {
      action: 'factor.turnedOn',
      subject: { kind: 'person', id: user.id },
    });
    return replaceRecoveryCodes(tx, user.id);
  });
}

function openSetup(secretBox: SecretBox, setup: string, userid: number): string {
  const content = tryOpenSecret(secretBox, setup, toSetupOwner(userid));
  if (content === null || content.expiresAt < Date.now())
    throw badRequest('This set-up is too old. Please start again.', 'setup_ended');
  return content.secret;
}

function tryOpenSecret(secretBox: SecretBox, setup: string, owner: string) {
  try {
    return JSON.parse(secretBox.open(setup, owner)) as { secret: string; expiresAt: number };
  } catch {
    // The sealed text was altered, or the shop's key has changed.
    return null;
  }
}
