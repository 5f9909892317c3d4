import { randomUUID } from 'node:crypto';
import {
  EMPTY_RELEASE_ALERTS,
  RELEASE_ALERTS_KEY,
  type ReleaseAlert,
  type ReleaseAlertsDocument,
  parseReleaseAlerts,
} from 'server/release-alerts';
import type { ObjectStore } from 'server/store/object-store';
import {
  type StoredDocument,
  compareAndSwapDocument,
  readDocument,
} from '../store/compare-and-swap-document.ts';
import type { WebhookDelivery } from './update-deliveries.ts';

export const MAX_ALERTS = 100;

const MAX_AGE_MS = 30 * 86_400_000;

export type NewAlert = Omit<ReleaseAlert, 'id' | 'at' | 'owner' | 'deliveries'>;

export const alertsDocument: StoredDocument<ReleaseAlertsDocument> = {
  key: RELEASE_ALERTS_KEY,
  empty: EMPTY_RELEASE_ALERTS,
  parse: ({ body }) => parseReleaseAlerts(body),
};

/**
 * Records an alert. The release service then sends the alert to the owner. Does nothing if the
 * alert was recorded before.
 */
export async function recordAlert(store: ObjectStore, alert: NewAlert): Promise<void> {
  await compareAndSwapDocument(store, alertsDocument, (document) => {
    const isRecorded = document.alerts.some(({ key }) => key === alert.key);
    return isRecorded ? null : addAlerts(document, [alert]);
  });
}

/** Adds unknown alerts. Removes alerts that are too old, and the oldest above the limit. */
export function addAlerts(
  { revision, alerts }: ReleaseAlertsDocument,
  newAlerts: NewAlert[],
): ReleaseAlertsDocument {
  const now = Date.now();
  const knownKeys = new Set(alerts.map(({ key }) => key));
  const addedAlerts = newAlerts
    .filter(({ key }) => !knownKeys.has(key))
    .map((alert) => ({
      id: `msg_${randomUUID().replaceAll('-', '')}`,
      at: new Date(now).toISOString(),
      ...alert,
      owner: null,
      deliveries: null,
    }));
  const recentAlerts = alerts.filter(({ at }) => Date.parse(at) > now - MAX_AGE_MS);
  return { revision, alerts: [...recentAlerts, ...addedAlerts].slice(-MAX_ALERTS) };
}

export interface ListedAlert extends Omit<ReleaseAlert, 'key' | 'deliveries'> {
  /** Null if the owner has no webhook, or if no delivery is planned yet. */
  webhook: WebhookDelivery | null;
  /** Whether the backend mails the alert. The list omits the e-mail address. */
  isMailed: boolean;
}

/** Lists the stored alerts with the log of their deliveries, the latest first. */
export async function listAlerts(store: ObjectStore): Promise<ListedAlert[]> {
  const { content } = await readDocument(store, alertsDocument);
  return content.alerts
    .map(({ key: _key, deliveries, ...alert }) => ({
      ...alert,
      webhook: deliveries?.webhook ?? null,
      isMailed: (deliveries?.mail ?? null) !== null,
    }))
    .toReversed();
}
