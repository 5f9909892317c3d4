import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext, ApiRoutes } from '../http/api-routes.ts';
import { defineResponses, SuccessResponse } from '../http/responses.ts';
import { refuseControlCharacters } from '../http/control-characters.ts';
import { badRequest } from '../http/http-error.ts';
import { requireProvider } from './find-provider.ts';
import type { PaymentProvider, ProviderEvent, ProviderRefund } from './provider.ts';
import { fulfilPaymentInTransaction } from './fulfil-payment.ts';
import { findTransaction, handleRefundReport } from './refunds/handle-refund-report.ts';
import { paymentEvents } from './records/tables.ts';

/** Route for the provider's webhooks, which are authenticated by their signature. */
export const webhookRoutes: ApiRoutes = async (app, context) => {
  // Keeps the raw bytes of the body, because the signature covers these bytes.
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
    async ({ body, headers, log }) => {
      const event = readEvent(requireProvider(context), body, headers);
      refuseControlCharacters(event);
      await handleProviderEvent(context, event, log);
      return { status: true as const };
    },
  );
};

function readEvent(
  provider: PaymentProvider,
  body: unknown,
  headers: IncomingHttpHeaders,
): ProviderEvent {
  if (!Buffer.isBuffer(body)) throw createSignatureError();
  try {
    return provider.readEvent(body, headers);
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
 * Handles a webhook event once. Stores the event and its effects in one transaction. If the
 * transaction fails, the provider sends the event again.
 */
async function handleProviderEvent(
  context: ApiContext,
  event: ProviderEvent,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const { id, session } = event;
  const refunds = await loadEventRefunds(context, event);
  await context.db.transaction(async (tx) => {
    const insertedEvents = await tx
      .insert(paymentEvents)
      .values({ id })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (insertedEvents.length === 0) return;
    if (session !== null) await fulfilPaymentInTransaction(tx, session, event.type);
    for (const refund of refunds) {
      const isRecorded = await handleRefundReport(tx, refund);
      if (!isRecorded) log.warn({ refund: refund.id }, 'a refund exceeds its payment');
    }
  });
}

/** Returns the refunds of an event. If an event contains only the payment, asks the provider. */
async function loadEventRefunds(
  context: ApiContext,
  { refunds, refundedTransaction }: ProviderEvent,
): Promise<ProviderRefund[]> {
  if (refundedTransaction === null) return refunds;
  if ((await findTransaction(context.db, refundedTransaction)) === null) return [];
  return requireProvider(context).listRefunds(refundedTransaction);
}
