import { sendPaymentEvent } from 'contract/payments/payment-calls';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext, ApiRoutes } from '../http/api-routes.ts';
import { refuseControlCharacters } from '../http/control-characters.ts';
import { badRequest } from '../http/http-error.ts';
import { serveCall } from '../http/serve-call.ts';
import { listProviders, requireProvider } from './find-provider.ts';
import type { ProviderEvent, ProviderRefund } from 'server/card-providers/payment-provider';
import type { NamedProvider } from './limit-provider-time.ts';
import { fulfilPaymentInTransaction } from './fulfil-payment.ts';
import { handleDisputeReport } from './disputes/handle-dispute-report.ts';
import { findTransaction, handleRefundReport } from './refunds/handle-refund-report.ts';
import { paymentEvents } from './records/tables.ts';

/** Route for the provider's webhooks, which are authenticated by their signature. */
export const webhookRoutes: ApiRoutes = async (app, context) => {
  // Keeps the raw bytes of the body, because the signature covers these bytes.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  const logUnusedEvent = createUnusedEventLog();

  serveCall(app, sendPaymentEvent, async ({ body, headers, log }) => {
    requireProvider(context);
    const { provider, event } = await readEvent(listProviders(context), body, headers);
    refuseControlCharacters(event);
    logUnusedEvent(event, log);
    await handleProviderEvent(context, provider, event, log);
    return {};
  });
};

/** Returns a function that logs each type of event once if the shop has no use for its events. */
function createUnusedEventLog() {
  const loggedTypes = new Set<string>();
  return (event: ProviderEvent, log: Pick<FastifyBaseLogger, 'warn'>): void => {
    const { type, session, refunds, refundedTransaction, dispute } = event;
    const isUsed =
      session !== null || refunds.length > 0 || refundedTransaction !== null || dispute !== null;
    if (isUsed || loggedTypes.has(type)) return;
    loggedTypes.add(type);
    log.warn({ type }, 'the card payment provider sends events that the shop does not use');
  };
}

/** Returns the event and the provider that signed it. All providers send to the same URL. */
async function readEvent(
  providers: readonly NamedProvider[],
  body: unknown,
  headers: IncomingHttpHeaders,
) {
  if (!Buffer.isBuffer(body)) throw createSignatureError();
  const causes: unknown[] = [];
  for (const provider of providers) {
    try {
      return { provider, event: await provider.readEvent(body, headers) };
    } catch (cause) {
      causes.push(cause);
    }
  }
  throw Object.assign(createSignatureError(), { cause: new AggregateError(causes) });
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
  provider: NamedProvider,
  event: ProviderEvent,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const { id, session, dispute } = event;
  const refunds = await loadEventRefunds(context, provider, event);
  await context.db.transaction(async (tx) => {
    const insertedEvents = await tx
      .insert(paymentEvents)
      .values({ id })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (insertedEvents.length === 0) return;
    if (session !== null) {
      const namedSession = { ...session, provider: provider.name };
      await fulfilPaymentInTransaction(tx, namedSession, event.type);
    }
    for (const refund of refunds) {
      const isRecorded = await handleRefundReport(tx, provider.name, refund);
      if (!isRecorded) log.warn({ refund: refund.id }, 'a refund exceeds its payment');
    }
    if (dispute !== null) {
      const isKnown = await handleDisputeReport(tx, provider.name, dispute);
      if (!isKnown) log.warn({ dispute: dispute.id }, 'a dispute is about an unknown payment');
    }
  });
}

/** Returns the refunds of an event. If an event contains only the payment, asks the provider. */
async function loadEventRefunds(
  { db }: ApiContext,
  provider: NamedProvider,
  { refunds, refundedTransaction }: ProviderEvent,
): Promise<ProviderRefund[]> {
  if (refundedTransaction === null) return refunds;
  if ((await findTransaction(db, provider.name, refundedTransaction)) === null) return [];
  return provider.listRefunds(refundedTransaction);
}
