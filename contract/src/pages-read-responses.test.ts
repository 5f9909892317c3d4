import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as accountCalls from './accounts/account-calls.ts';
import { customerSchema } from './accounts/customer.ts';
import { insertedSchema } from './accounts/inserted.ts';
import { ownRecordSchema } from './accounts/own-record.ts';
import { signInSchema, signInStatusSchema } from './accounts/sign-in.ts';
import * as staffSignInCalls from './accounts/staff-sign-in.ts';
import { accountBasketSchema } from './basket/account-basket.ts';
import { savedCartLineSchema, savedPackageLineSchema } from './basket/lines.ts';
import * as basketCalls from './basket/saved-basket.ts';
import * as savedLineCalls from './basket/saved-line-calls.ts';
import { confirmedDatesSchema } from './calendar/confirmed-dates.ts';
import { openDaysSchema } from './calendar/open-days.ts';
import { orderScheduleSchema } from './calendar/order-schedule.ts';
import * as calendarCalls from './calendar/shopper-calendar.ts';
import type { BareCall, Call } from './calls/call.ts';
import { addonSchema } from './catalog/addon.ts';
import * as catalogueCalls from './catalog/catalogue-calls.ts';
import { currentAddressSchema } from './catalog/current-address.ts';
import { deliveryChargeSchema } from './catalog/delivery-charge.ts';
import { productToCheckSchema } from './catalog/product-to-check.ts';
import { productSchema } from './catalog/product.ts';
import { serviceSchema, subserviceSchema } from './catalog/service.ts';
import { startingPriceSchema } from './catalog/starting-price.ts';
import { aboutSchema } from './content/about.ts';
import { bannerSchema } from './content/banner.ts';
import * as contentCalls from './content/content-calls.ts';
import { featuredProductSchema, fitCheckEntrySchema } from './content/fit-check.ts';
import { orderNumberSchema } from './orders/order-number.ts';
import { orderRowSchema } from './orders/order-row.ts';
import * as ownOrderCalls from './orders/own-order-calls.ts';
import { paymentSessionSchema } from './orders/payment-session.ts';
import { paymentVerificationSchema } from './orders/payment-verification.ts';
import * as placementCalls from './orders/placement-calls.ts';
import { plainOrderSchema } from './orders/plain-order.ts';
import { findMismatches, type JsonSchema } from './testing/mismatches.ts';

/** A call, the schema with which pages read it, and fields that its declaration lacks. */
type Case = [call: Call | BareCall, schema: v.GenericSchema, absent?: string[]];

/** The schema reads one record: the response, its `data`, or an item of either list. */
const recordCases: Case[] = [
  [catalogueCalls.getServices, serviceSchema],
  [catalogueCalls.getSubservices, subserviceSchema],
  [catalogueCalls.getProducts, productSchema],
  [catalogueCalls.getProductsByCategory, productSchema],
  [catalogueCalls.getProduct, productSchema],
  [contentCalls.getProductsForFitCheck, productSchema],
  [catalogueCalls.getKits, productSchema],
  [catalogueCalls.getAddons, addonSchema],
  [catalogueCalls.getDeliveryCharges, deliveryChargeSchema],
  [catalogueCalls.getSampleProducts, productToCheckSchema],
  [catalogueCalls.getStartingPrices, startingPriceSchema],
  [contentCalls.getBanners, bannerSchema],
  [contentCalls.getAbout, aboutSchema],
  [contentCalls.getFitCheck, fitCheckEntrySchema],
  [contentCalls.getFeaturedProducts, featuredProductSchema],
  [catalogueCalls.getCurrentAddress, currentAddressSchema],
  [savedLineCalls.getCartLines, savedCartLineSchema],
  [savedLineCalls.getPackageLines, savedPackageLineSchema],
  [basketCalls.getBasket, accountBasketSchema],
  [basketCalls.writeBasket, accountBasketSchema],
  [accountCalls.getCustomer, customerSchema],
  [accountCalls.getUser, ownRecordSchema],
  [accountCalls.addCustomer, insertedSchema],
  [ownOrderCalls.getOrders, plainOrderSchema],
  [ownOrderCalls.getOrderRows, orderRowSchema],
  [placementCalls.placeOrder, orderNumberSchema],
  [placementCalls.createPaymentSession, paymentSessionSchema, ['status', 'error']],
  [placementCalls.verifyPayment, paymentVerificationSchema],
  [calendarCalls.getCalendar, openDaysSchema],
  [calendarCalls.getCalendarByLink, openDaysSchema],
  [calendarCalls.getSchedules, orderScheduleSchema],
  [calendarCalls.confirmDate, confirmedDatesSchema],
];

/** The schema reads the whole response. */
const responseCases: Case[] = [
  [accountCalls.logIn, signInSchema],
  [accountCalls.signUp, signInSchema],
  [accountCalls.continueAsGuest, signInSchema],
  [accountCalls.logIn, signInStatusSchema],
  [staffSignInCalls.sendFactor, signInSchema],
  [staffSignInCalls.join, signInSchema],
];

const getResponse = ({ response }: Call | BareCall): JsonSchema =>
  toJsonSchema(response, { typeMode: 'input' }) as JsonSchema;

function getRecord(call: Call | BareCall): JsonSchema {
  const response = getResponse(call);
  const data = response.properties?.['data'] ?? response;
  return data.items ?? data;
}

describe('pages read what our own backend', () => {
  it.each(recordCases.map(toTestCase))('sends as the data of %s', (_path, call, schema, absent) => {
    expect(findMismatches(schema, getRecord(call), absent)).toEqual([]);
  });

  it.each(responseCases.map(toTestCase))('sends as the response to %s', (_path, call, schema) => {
    expect(findMismatches(schema, getResponse(call))).toEqual([]);
  });
});

function toTestCase([call, schema, absent = []]: Case) {
  return [call.path, call, schema, absent] as const;
}
