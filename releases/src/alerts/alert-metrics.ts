import { createLabelCounter } from 'server/metrics';

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
