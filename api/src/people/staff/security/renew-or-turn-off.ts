import type { FastifyRequest } from 'fastify';
import { consumeCode, createWrongCodeError } from '../../sign-in/factor/check-code.ts';
import { countCodeAttempt } from '../../sign-in/factor/code-attempts.ts';
import { isFactorRequired } from '../../sessions/factor-rule.ts';
import { replaceRecoveryCodes } from '../../sign-in/factor/recovery-codes.ts';
import { removeFactor } from '../../sign-in/factor/remove-factor.ts';
import { openSecretBox } from '../../sign-in/factor/secret-box.ts';
import { uncountPasswordAttempt } from '../../sign-in/password-attempts.ts';
import type { Tx } from '../../../db/db.ts';
import type { ApiContext } from '../../../http/api-routes.ts';
import { conflict } from '../../../http/http-error.ts';
import { writeAudit } from '../../../audit/records/write-audit.ts';

type Caller = Pick<FastifyRequest, 'ip' | 'user'>;

/** Replaces the recovery codes and returns the new codes. Throws 400 for a wrong code. */
export function renewRecoveryCodes(context: ApiContext, caller: Caller, code: string) {
  const { user } = caller;
  return runWithCode(context, caller, code, async (tx) => {
    await writeAudit(tx, user, { action: 'factor.codesRenewed', subject: toSubject(user.id) });
    return replaceRecoveryCodes(tx, user.id);
  });
}

/** Removes the second factor. Throws 400 for a wrong code, and 409 if the role requires a factor. */
export async function turnFactorOff(
  context: ApiContext,
  caller: Caller,
  code: string,
): Promise<void> {
  const { user } = caller;
  if (isFactorRequired(context.config, user.staffRole))
    throw conflict('Your role needs a second factor.', 'factor_required');
  await runWithCode(context, caller, code, async (tx) => {
    await writeAudit(tx, user, { action: 'factor.turnedOff', subject: toSubject(user.id) });
    await removeFactor(tx, user.id);
  });
}

/**
 * Runs a change in the transaction that consumes the code. Wrong codes count against the same limit
 * as wrong codes at a sign-in.
 */
async function runWithCode<Result>(
  context: ApiContext,
  { ip, user }: Caller,
  code: string,
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const counters = await countCodeAttempt(context, ip, user.id, code);
  const secretBox = await openSecretBox(context.config);
  const result = await context.db.transaction(async (tx) => {
    if ((await consumeCode(tx, secretBox, user.id, code)) === null) throw createWrongCodeError();
    return change(tx);
  });
  await uncountPasswordAttempt(context, counters);
  return result;
}

const toSubject = (id: number) => ({ kind: 'person', id });
