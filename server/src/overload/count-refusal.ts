import { createLabelCounter } from '../metrics/metrics.ts';
import { CALL_KINDS } from 'contract/calls/call';

export const countOverloadRefusal = createLabelCounter(
  {
    name: 'shop_overload_refusals_total',
    help: 'Requests and connections that were refused because the shop was overloaded, by kind.',
  },
  'kind',
  // `password` and `picture_work` count refusals by the backend because a queue is full.
  [
    ...(['connection', 'connection_dropped', 'page', 'reserved_page'] as const),
    ...CALL_KINDS,
    ...(['password', 'picture_work'] as const),
  ],
);
