import type { ReleaseAlert, ReleaseAlertsDocument } from 'server/release-alerts';
import { createLabelCounter } from 'server/metrics';
import type { Attempt } from './post-webhook.ts';

export type WebhookDelivery = NonNullable<NonNullable<ReleaseAlert['deliveries']>['webhook']>;

/** Status with which a receiver refuses all further calls (Standard Webhooks). */
const GONE = 410;

/**
 * Returns a copy of the document in which `update` has changed the webhook delivery of the alert.
 * Returns null if the alert has no waiting delivery, or if `update` returns null.
 */
export function updateWebhook(
  document: ReleaseAlertsDocument,
  id: string,
  update: (webhook: WebhookDelivery) => WebhookDelivery | null,
): ReleaseAlertsDocument | null {
  const deliveries = document.alerts.find((alert) => alert.id === id)?.deliveries;
  if (!deliveries?.webhook || deliveries.webhook.state !== 'waiting') return null;
  const webhook = update(deliveries.webhook);
  if (webhook === null) return null;
  return {
    ...document,
    alerts: document.alerts.map((alert) =>
      alert.id === id ? { ...alert, deliveries: { ...deliveries, webhook } } : alert,
    ),
  };
}

/** Records an attempt and plans the next one. Plans no attempt after the last delay. */
export function addAttempt(
  webhook: WebhookDelivery,
  attempt: Attempt,
  retryDelaysMs: readonly number[],
): WebhookDelivery {
  const delayMs = retryDelaysMs[webhook.attempts.length];
  const attempts = [...webhook.attempts, attempt];
  const { status } = attempt;
  if (status !== null && status >= 200 && status < 300)
    return { ...webhook, state: 'delivered', attempts };
  if (status === GONE) return { ...webhook, state: 'gone', attempts };
  if (delayMs === undefined) return { ...webhook, state: 'given up', attempts };
  return { ...webhook, dueAt: new Date(Date.now() + delayMs).toISOString(), attempts };
}

/**
 * Counts webhook deliveries that are not tried again. All series start at 0, so that alerts see the
 * first event as a rise.
 */
export const countEndedWebhook = createLabelCounter(
  {
    name: 'shop_release_webhooks_total',
    help: 'Webhooks to owners of releases that are not tried again, by result.',
  },
  'result',
  ['delivered', 'gone', 'given up'],
);
