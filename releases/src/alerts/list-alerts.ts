import type { ReleaseAlert } from 'server/release-alerts';
import type { ObjectStore } from 'server/store/object-store';
import { readDocument } from '../store/compare-and-swap-document.ts';
import { alertsDocument } from './alert-document.ts';
import type { WebhookDelivery } from './update-deliveries.ts';

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
