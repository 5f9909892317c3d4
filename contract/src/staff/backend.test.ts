import { newDayRequest } from '../calendar/requests.ts';
import * as orderList from './order-list-requests.ts';
import { orderListPageSchema, orderListRowSchema } from './order-list-row.ts';
import * as orderSteps from './order-steps.ts';
import { printedOrderSchema } from './printed-order.ts';
import { staffViewSchema } from './staff-view.ts';
import {
  customerErasureRequest,
  customerErasureSchema,
  customerSearchRequest,
  customerSearchSchema,
  staffCustomerSchema,
} from './customer.ts';
import { dayPlanSchema, unconfirmedSchema } from './day-plan.ts';
import { backendHealthSchema } from './health.ts';
import {
  newRefundRequest,
  orderRefundsSchema,
  refundPageSchema,
  refundSchema,
  settleOutsideRequest,
} from './refund.ts';
import { changePreviewSchema, staffOrderPageSchema } from './order-page.ts';
import { takingSchema, takingsPageSchema } from './takings.ts';
import { todaySchema } from './today.ts';
import { describeBackendCalls, type Row } from '../testing/compare-with-backend.ts';

const records: Row[] = [
  ['GET staff/customers/{of}/{key}', staffCustomerSchema],
  ['GET staff/orders/{orderno}', staffOrderPageSchema],
  ['POST staff/orders/{orderno}/preview', changePreviewSchema],
  ['POST staff/orders/{orderno}/contact/preview', changePreviewSchema],
  ['GET staff/refunds', refundSchema],
  ['GET staff/orders/{orderno}/refunds', orderRefundsSchema],
  ['POST staff/orders/{orderno}/refunds', refundSchema],
  ['POST staff/refunds/{id}/retry', refundSchema],
  ['POST staff/refunds/{id}/settle-outside', refundSchema],
  ['GET staff/today', todaySchema],
  ['GET staff/takings', takingSchema],
  ['GET staff/day/{day}', dayPlanSchema],
  ['GET staff/unconfirmed', unconfirmedSchema],
  ['POST staff/orders/search', orderListRowSchema],
  ['POST staff/orders/steps', orderSteps.stepResultSchema],
  ['POST staff/orders/steps/preview', orderSteps.stepsPreviewSchema],
  ['POST staff/orders/sheets', printedOrderSchema],
  ['GET staff/views', staffViewSchema],
  ['GET staff/health', backendHealthSchema],
];

const responses: Row[] = [
  ['GET staff/takings', takingsPageSchema],
  ['POST staff/orders/search', orderListPageSchema],
  ['POST staff/customers/search', customerSearchSchema],
  ['POST staff/customers/{of}/{key}/erase', customerErasureSchema],
  ['GET staff/refunds', refundPageSchema],
];

const requests: Row[] = [
  ['POST staff/orders/search', orderList.orderSearchRequest],
  ['POST staff/orders/steps', orderList.orderStepsRequest],
  ['POST staff/orders/steps/preview', orderList.orderStepsRequest],
  ['POST staff/orders/sheets', orderList.orderSheetsRequest],
  ['POST staff/views', orderList.savedViewRequest],
  ['POST staff/views/{viewid}', orderList.changedViewRequest],
  ['POST staff/exports/orders', orderList.orderExportRequest],
  ['POST staff/exports/takings', orderList.rangeExportRequest],
  ['POST staff/exports/customers', orderList.rangeExportRequest],
  ['POST staff/bookings/{orderno}/date', newDayRequest],
  ['POST staff/customers/search', customerSearchRequest],
  ['POST staff/customers/{of}/{key}/erase', customerErasureRequest],
  ['POST staff/orders/{orderno}/refunds', newRefundRequest],
  ['POST staff/refunds/{id}/settle-outside', settleOutsideRequest],
];

describe('calls of staff', () => describeBackendCalls({ records, responses, requests }));
