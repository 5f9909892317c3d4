import { newDayRequest } from '../calendar/requests.ts';
import { printedOrderSchema } from './printed-order.ts';
import { changePreviewSchema, staffOrderPageSchema } from './order-page.ts';
import { describeBackendCalls, type Row } from '../testing/compare-with-backend.ts';

const records: Row[] = [
  ['GET staff/orders/{orderno}', staffOrderPageSchema],
  ['POST staff/orders/{orderno}/preview', changePreviewSchema],
  ['POST staff/orders/{orderno}/contact/preview', changePreviewSchema],
  ['POST staff/orders/sheets', printedOrderSchema],
];

const requests: Row[] = [['POST staff/bookings/{orderno}/date', newDayRequest]];

describe('calls of staff', () => describeBackendCalls({ records, requests }));
