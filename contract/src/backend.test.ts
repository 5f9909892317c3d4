import type * as v from 'valibot';
import { addressSchema } from './accounts/address.ts';
import { customerSchema } from './accounts/customer.ts';
import { insertedSchema } from './accounts/inserted.ts';
import { ownRecordSchema } from './accounts/own-record.ts';
import * as accounts from './accounts/requests.ts';
import { signInSchema, signInStatusSchema } from './accounts/sign-in.ts';
import { accountBasketSchema } from './basket/account-basket.ts';
import { savedCartLineSchema, savedPackageLineSchema } from './basket/lines.ts';
import { basketRequest } from './basket/requests.ts';
import { confirmedDatesSchema } from './calendar/confirmed-dates.ts';
import { openDaysSchema } from './calendar/open-days.ts';
import { orderScheduleSchema } from './calendar/order-schedule.ts';
import { linkRequest, newDayRequest } from './calendar/requests.ts';
import { addonSchema } from './catalog/addon.ts';
import { deliveryChargeSchema } from './catalog/delivery-charge.ts';
import { productDetailsSchema } from './catalog/product-details.ts';
import { productToCheckSchema } from './catalog/product-to-check.ts';
import { productSchema } from './catalog/product.ts';
import { serviceSchema, subserviceSchema } from './catalog/service.ts';
import { startingPriceSchema } from './catalog/starting-price.ts';
import { aboutSchema } from './content/about.ts';
import { bannerSchema } from './content/banner.ts';
import { featuredProductSchema, fitCheckEntrySchema } from './content/fit-check.ts';
import { contactRequest } from './content/requests.ts';
import { orderNumberSchema } from './orders/order-number.ts';
import { orderPageSchema } from './orders/order-page.ts';
import { orderRowSchema } from './orders/order-row.ts';
import { paymentSessionSchema } from './orders/payment-session.ts';
import { paymentVerificationSchema } from './orders/payment-verification.ts';
import { plainOrderSchema } from './orders/plain-order.ts';
import { offlineOrderRequest, orderRequest, paymentSessionRequest } from './orders/requests.ts';
import { auditEntrySchema, auditSearchRequest, nextAuditPageSchema } from './staff/audit-entry.ts';
import { bookingsSchema } from './staff/bookings.ts';
import * as orderList from './staff/order-list-requests.ts';
import { nextPageSchema, orderListRowSchema } from './staff/order-list-row.ts';
import { printedOrderSchema } from './staff/printed-order.ts';
import { staffViewSchema } from './staff/staff-view.ts';
import { calendarSettingsSchema } from './staff/calendar-settings.ts';
import * as inbox from './staff/contact-message.ts';
import {
  customerErasureRequest,
  customerErasureSchema,
  customerSearchRequest,
  customerSearchSchema,
  staffCustomerSchema,
} from './staff/customer.ts';
import { dayPlanSchema, unconfirmedSchema } from './staff/day-plan.ts';
import { failedMailSchema, nextKeySchema } from './staff/failed-mail.ts';
import * as people from './staff/people.ts';
import {
  newRefundRequest,
  orderRefundsSchema,
  refundPageSchema,
  refundSchema,
  settleOutsideRequest,
} from './staff/refund.ts';
import { changePreviewSchema, staffOrderPageSchema } from './staff/order-page.ts';
import * as order from './staff/order-requests.ts';
import * as staff from './staff/requests.ts';
import * as security from './staff/security.ts';
import { staffOrderSchema } from './staff/staff-order.ts';
import { todaySchema } from './staff/today.ts';
import { totalSchema } from './staff/total.ts';
import { bodySchemaOf, dataSchemaOf, responseSchemaOf } from './testing/json-schema.ts';
import { requestMismatches, responseMismatches } from './testing/mismatches.ts';

/** `absent` names the fields that only other backends have. */
type Row = [call: string, schema: v.GenericSchema, absent?: string[]];

/** Records, and rows of lists, in `data` or in the response itself. */
const records: Row[] = [
  ['GET users/getservices', serviceSchema],
  ['GET users/getsubservices/{serviceid}', subserviceSchema],
  ['GET users/getproducts/{serviceid}', productSchema],
  ['GET users/getproductsbycategoryslug/{slug}', productSchema],
  ['GET users/getproductbyslug/{slug}', productSchema],
  ['GET users/getproductsforfitcheck', productSchema],
  ['GET users/getproductdetails/{slug}', productDetailsSchema],
  ['GET users/getpackages/{group}', addonSchema],
  ['GET users/getdeliverycharges', deliveryChargeSchema],
  ['GET users/getdressestocheck', productToCheckSchema],
  ['GET users/getstartingprices', startingPriceSchema],
  ['GET users/getbanners', bannerSchema],
  ['GET users/aboutus', aboutSchema],
  ['GET users/getfitcheckdata', fitCheckEntrySchema],
  ['GET users/getfeatureproductdata', featuredProductSchema],
  ['GET users/getcartitems/{userid}', savedCartLineSchema],
  ['GET users/getpackageitems/{userid}', savedPackageLineSchema],
  ['GET account/basket', accountBasketSchema],
  ['POST account/basket', accountBasketSchema],
  ['GET users/getcustomers/{userid}', customerSchema],
  ['GET users/getusers/{userid}', ownRecordSchema],
  ['GET account/addresses', addressSchema],
  ['POST users/addcustomers', insertedSchema],
  ['GET users/getorders', plainOrderSchema],
  ['GET users/getorderproducts/{userid}', orderRowSchema],
  ['GET users/orderpage/{orderno}', orderPageSchema],
  ['POST users/orderbylink', orderPageSchema],
  ['POST users/orderplace', orderNumberSchema],
  ['POST users/create-stripe-session', paymentSessionSchema, ['error']],
  ['GET users/verify-payment/{sessionId}', paymentVerificationSchema],
  ['GET users/getcalendar', openDaysSchema],
  ['POST users/calendarbylink', openDaysSchema],
  ['GET users/getschedules/{userid}', orderScheduleSchema],
  ['POST users/confirmdate', confirmedDatesSchema],
  ['GET staff/orders', staffOrderSchema],
  ['GET staff/messages', inbox.messageOutlineSchema],
  ['POST staff/messages/search', inbox.messageOutlineSchema],
  ['GET staff/messages/colleagues', inbox.colleagueSchema],
  ['GET staff/messages/{id}', inbox.contactMessageSchema],
  ['POST staff/messages/{id}/reply', inbox.contactMessageSchema],
  ['POST staff/messages/{id}/answer', inbox.contactMessageSchema],
  ['POST staff/messages/{id}/assignee', inbox.contactMessageSchema],
  ['POST staff/messages/{id}/state', inbox.contactMessageSchema],
  ['POST staff/messages/{id}/preview', inbox.mailPreviewSchema],
  ['GET staff/customers/{of}/{key}', staffCustomerSchema],
  ['GET staff/orders/{orderno}', staffOrderPageSchema],
  ['POST staff/orders/{orderno}/preview', changePreviewSchema],
  ['GET staff/refunds', refundSchema],
  ['GET staff/orders/{orderno}/refunds', orderRefundsSchema],
  ['POST staff/orders/{orderno}/refunds', refundSchema],
  ['POST staff/refunds/{id}/retry', refundSchema],
  ['POST staff/refunds/{id}/settle-outside', refundSchema],
  ['GET staff/calendar', calendarSettingsSchema],
  ['GET staff/people', people.colleagueSchema],
  ['GET staff/security', security.securitySchema],
  ['POST staff/security/begin', security.factorSetupSchema],
  ['POST staff/security/turn-on', security.recoveryCodesSchema],
  ['POST staff/security/recovery-codes', security.recoveryCodesSchema],
  ['POST staff/audit/search', auditEntrySchema],
  ['GET staff/today', todaySchema],
  ['GET staff/day/{day}', dayPlanSchema],
  ['GET staff/unconfirmed', unconfirmedSchema],
  ['GET staff/mails', failedMailSchema],
  ['POST staff/orders/search', orderListRowSchema],
  ['POST staff/orders/sheets', printedOrderSchema],
  ['GET staff/views', staffViewSchema],
];

/** Complete responses. */
const responses: Row[] = [
  ['POST admin/userlogin', signInSchema],
  ['POST admin/usersignup', signInSchema],
  ['POST admin/guest', signInSchema],
  ['POST admin/userlogin', signInStatusSchema],
  ['POST admin/userlogin/factor', signInSchema],
  ['POST admin/invitation', people.ownInvitationSchema],
  ['POST admin/join', signInSchema],
  ['GET staff/people', people.peopleSchema],
  ['POST staff/audit/search', nextAuditPageSchema],
  ['POST staff/orders/search', nextPageSchema],
  ['GET staff/bookings', bookingsSchema],
  ['GET staff/orders', totalSchema],
  ['GET staff/messages', inbox.nextSchema],
  ['POST staff/messages/search', inbox.nextSchema],
  ['POST staff/customers/search', customerSearchSchema],
  ['POST staff/customers/{of}/{key}/erase', customerErasureSchema],
  ['GET staff/refunds', refundPageSchema],
  ['GET staff/mails', nextKeySchema],
];

const requests: Row[] = [
  ['POST admin/userlogin', accounts.logInRequest],
  ['POST admin/usersignup', accounts.signUpRequest],
  ['POST admin/guest', accounts.emailRequest],
  ['POST admin/userlogin/factor', security.factorRequest],
  ['POST admin/invitation', people.invitationRequest],
  ['POST admin/join', people.joinRequest],
  ['POST staff/people/invitations', people.inviteRequest],
  ['POST staff/people/{personid}/role', people.roleRequest],
  ['POST staff/people/{personid}/remove', people.removeRequest],
  ['POST staff/security/begin', security.beginFactorRequest],
  ['POST staff/security/turn-on', security.turnFactorOnRequest],
  ['POST staff/security/recovery-codes', security.codeRequest],
  ['POST staff/security/turn-off', security.codeRequest],
  ['POST staff/audit/search', auditSearchRequest],
  ['POST staff/orders/search', orderList.orderSearchRequest],
  ['POST staff/orders/steps', orderList.orderStepsRequest],
  ['POST staff/orders/sheets', orderList.orderSheetsRequest],
  ['POST staff/views', orderList.savedViewRequest],
  ['POST staff/views/{viewid}', orderList.changedViewRequest],
  ['POST staff/exports/orders', orderList.orderExportRequest],
  ['POST staff/exports/takings', orderList.rangeExportRequest],
  ['POST staff/exports/customers', orderList.rangeExportRequest],
  ['POST account/forgotten-password', accounts.emailRequest],
  ['POST account/new-password', accounts.newPasswordRequest],
  ['POST account/confirm-email', linkRequest],
  ['POST account/details', accounts.detailsRequest],
  ['POST account/password', accounts.passwordRequest],
  ['POST account/email', accounts.newEmailRequest],
  ['POST account/erase', accounts.eraseRequest],
  ['POST account/addresses', accounts.addressRequest],
  ['POST users/addcustomers', accounts.customerRequest],
  ['POST users/contactus', contactRequest],
  ['POST account/basket', basketRequest],
  ['POST users/orderplace', offlineOrderRequest],
  ['POST users/create-stripe-session', paymentSessionRequest],
  ['POST users/cancelorder', orderRequest],
  ['POST users/cancelorderbylink', linkRequest],
  ['POST users/confirmdate', linkRequest],
  ['POST users/claimorder', linkRequest],
  ['POST users/orderbylink', linkRequest],
  ['POST users/calendarbylink', linkRequest],
  ['POST staff/bookings/{orderno}/date', newDayRequest],
  ['POST staff/messages/search', inbox.messageSearchRequest],
  ['POST staff/messages/{id}/reply', inbox.replyRequest],
  ['POST staff/messages/{id}/answer', inbox.customerAnswerRequest],
  ['POST staff/messages/{id}/assignee', inbox.assigneeRequest],
  ['POST staff/messages/{id}/state', inbox.messageStateRequest],
  ['POST staff/messages/{id}/preview', inbox.replyPreviewRequest],
  ['POST staff/customers/search', customerSearchRequest],
  ['POST staff/customers/{of}/{key}/erase', customerErasureRequest],
  ['POST staff/orders/{orderno}/refunds', newRefundRequest],
  ['POST staff/refunds/{id}/settle-outside', settleOutsideRequest],
  ['POST staff/bookings/{orderno}/date', order.staffDateRequest],
  ['POST staff/orders/{orderno}/contact', order.contactChangeRequest],
  ['POST staff/orders/{orderno}/notes', order.noteRequest],
  ['POST staff/orders/{orderno}/links/end', order.reasonRequest],
  ['POST staff/orders/{orderno}/links/renew', order.reasonRequest],
  ['POST staff/orders/{orderno}/preview', order.previewRequest],
  ['POST staff/orders/{orderno}/state', order.stateRequest],
  ['POST staff/orders/{orderno}/progress', order.progressRequest],
  ['POST staff/calendar/rules', staff.rulesRequest],
  ['POST staff/calendar/days', staff.specialDayRequest],
  ['POST staff/calendar/services', staff.serviceRequest],
];

describe('the schemas of the contract describe what our backend', () => {
  it.each(complete(records))('sends as the data of %s', (call, schema, absent) => {
    expect(responseMismatches(schema, dataSchemaOf(call), absent)).toEqual([]);
  });

  it.each(complete(responses))('sends as the response to %s', (call, schema, absent) => {
    expect(responseMismatches(schema, responseSchemaOf(call), absent)).toEqual([]);
  });

  it.each(complete(requests))('accepts as the body of %s', (call, schema, ignored) => {
    expect(requestMismatches(schema, bodySchemaOf(call), ignored)).toEqual([]);
  });
});

function complete(rows: Row[]) {
  return rows.map(([call, schema, absent = []]) => [call, schema, absent] as const);
}
