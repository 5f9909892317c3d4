import { newDayRequest } from '../calendar/requests.ts';
import { printedOrderSchema } from './printed-order.ts';
import {
  customerErasureRequest,
  customerErasureSchema,
  customerSearchRequest,
  customerSearchSchema,
  staffCustomerSchema,
} from './customer.ts';
import { backendHealthSchema } from './health.ts';
import { changePreviewSchema, staffOrderPageSchema } from './order-page.ts';
import { describeBackendCalls, type Row } from '../testing/compare-with-backend.ts';

const records: Row[] = [
  ['GET staff/customers/{of}/{key}', staffCustomerSchema],
  ['GET staff/orders/{orderno}', staffOrderPageSchema],
  ['POST staff/orders/{orderno}/preview', changePreviewSchema],
  ['POST staff/orders/{orderno}/contact/preview', changePreviewSchema],
  ['POST staff/orders/sheets', printedOrderSchema],
  ['GET staff/health', backendHealthSchema],
];

const responses: Row[] = [
  ['POST staff/customers/search', customerSearchSchema],
  ['POST staff/customers/{of}/{key}/erase', customerErasureSchema],
];

const requests: Row[] = [
  ['POST staff/bookings/{orderno}/date', newDayRequest],
  ['POST staff/customers/search', customerSearchRequest],
  ['POST staff/customers/{of}/{key}/erase', customerErasureRequest],
];

describe('calls of staff', () => describeBackendCalls({ records, responses, requests }));
