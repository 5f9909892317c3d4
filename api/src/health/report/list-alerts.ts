import type { AlertName } from 'contract/staff/alerts';
import { type ProcessFigures, listProcessAlerts } from 'server/process-figures';
import { readConnectionUsage } from '../../db/connection-metrics.ts';
import type { ShopFigures } from '../../metrics/shop-figures.ts';

interface AlertFigures {
  queues: Awaited<ReturnType<ShopFigures['readQueues']>>;
  failingParts: readonly string[];
  process: ProcessFigures;
}

/**
 * Ages in seconds above which an alert is reported. docs/operate/alerts.yml has the same limits.
 */
const MAX_MAIL_AGE_S = 1_800;
const MAX_PAYMENT_AGE_S = 90_000;

/**
 * Returns the alerts of the present state. Prometheus additionally waits until a state has lasted
 * for some time.
 */
export function listAlerts({ queues, failingParts, process }: AlertFigures) {
  const hasFailedRefund = queues?.payments.refunds.some(({ state }) => state === 'failed') ?? false;
  const alerts: Partial<Record<AlertName, boolean>> = {
    ShopNotReady: failingParts.length > 0,
    ShopDatabaseAway: queues === null,
    ShopConnectionsExhausted: (readConnectionUsage()?.waiting ?? 0) > 0,
    ShopMailWaits: (queues?.mails.oldestSeconds ?? 0) > MAX_MAIL_AGE_S,
    ShopMailGivenUp: (queues?.mails.givenUp ?? 0) > 0,
    ShopPaymentsWait: (queues?.payments.oldestSeconds ?? 0) > MAX_PAYMENT_AGE_S,
    ShopRefundsFail: hasFailedRefund,
    ...listProcessAlerts(process),
  };
  return Object.entries(alerts).map(([name, isFiring]) => ({ name, firing: isFiring }));
}
