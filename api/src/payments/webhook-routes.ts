import type { ApiRoutes } from '../http/api-routes.ts';
import { defineResponses, SuccessResponse } from '../http/responses.ts';
import { refuseControlCharacters } from '../http/control-characters.ts';
import { badRequest } from '../http/http-error.ts';
import { requireProvider } from './find-provider.ts';
import type { PaymentProvider, ProviderEvent } from './provider.ts';
import type { Db } from '../db/db.ts';
import { fulfilPaymentInTransaction } from './fulfil-payment.ts';
import { paymentEvents } from './records/tables.ts';

/** Route for the provider's webhooks, which are authenticated by their signature (rule 35). */
export const webhookRoutes: ApiRoutes = async (app, context) => {
  // Keeps the raw bytes of the body, because the signature covers them.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.post(
    '/payments/webhook',
    {
      config: { public: true },
      schema: {
        summary: 'Events of the card payment provider, signed by it',
        response: defineResponses(SuccessResponse),
      },
    },
    async ({ body, headers }) => {
      const signature = headers['stripe-signature'];
      const event = readEvent(requireProvider(context), body, signature);
      refuseControlCharacters(event);
      await handleProviderEvent(context.db, event);
      return { status: true as const };
    },
  );
};

function readEvent(
  provider: PaymentProvider,
  body: unknown,
  signature: string | string[] | undefined,
): ProviderEvent {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw createSignatureError();
  try {
    return provider.readEvent(body, signature);
  } catch (cause) {
    throw Object.assign(createSignatureError(), { cause });
  }
}

function createSignatureError() {
  return badRequest(
    'The signature of this event is not valid, or not of this time.',
    'bad_signature',
  );
}

/**
 * Handles a webhook event once. The event and its effects are stored in one transaction. If that
 * rejects, the provider sends the event again (rule 35).
 */
async function handleProviderEvent(db: Db, { id, type, session }: ProviderEvent): Promise<void> {
  await db.transaction(async (tx) => {
    const insertedEvents = await tx
      .insert(paymentEvents)
      .values({ id })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (insertedEvents.length > 0 && session !== null)
      await fulfilPaymentInTransaction(tx, session, type);
  });
}
