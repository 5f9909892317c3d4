import { addressSchema } from './accounts/address.ts';
import { customerSchema } from './accounts/customer.ts';
import { insertedSchema } from './accounts/inserted.ts';
import * as join from './accounts/join.ts';
import { ownRecordSchema } from './accounts/own-record.ts';
import * as accounts from './accounts/requests.ts';
import { factorRequest } from './accounts/second-factor.ts';
import { signInSchema, signInStatusSchema } from './accounts/sign-in.ts';
import { accountBasketSchema } from './basket/account-basket.ts';
import { savedCartLineSchema, savedPackageLineSchema } from './basket/lines.ts';
import { basketRequest } from './basket/requests.ts';
import { confirmedDatesSchema } from './calendar/confirmed-dates.ts';
import { openDaysSchema } from './calendar/open-days.ts';
import { orderScheduleSchema } from './calendar/order-schedule.ts';
import { linkRequest } from './calendar/requests.ts';
import { addonSchema } from './catalog/addon.ts';
import { currentAddressSchema } from './catalog/current-address.ts';
import { deliveryChargeSchema } from './catalog/delivery-charge.ts';
import { productDetailsSchema } from './catalog/product-details.ts';
import { productToCheckSchema } from './catalog/product-to-check.ts';
import { productSchema } from './catalog/product.ts';
import { serviceSchema, subserviceSchema } from './catalog/service.ts';
import { startingPriceSchema } from './catalog/starting-price.ts';
import { aboutSchema } from './content/about.ts';
import { bannerSchema } from './content/banner.ts';
import { faqEntrySchema, faqTopicSchema } from './content/faq.ts';
import { featuredProductSchema, fitCheckEntrySchema } from './content/fit-check.ts';
import { contactRequest } from './content/requests.ts';
import { termsSectionSchema } from './content/terms.ts';
import { orderNumberSchema } from './orders/order-number.ts';
import { orderPageSchema } from './orders/order-page.ts';
import { orderRowSchema } from './orders/order-row.ts';
import { paymentSessionSchema } from './orders/payment-session.ts';
import { paymentVerificationSchema } from './orders/payment-verification.ts';
import { plainOrderSchema } from './orders/plain-order.ts';
import {
  cancelOrderRequest,
  offlineOrderRequest,
  paymentSessionRequest,
} from './orders/requests.ts';
import { describeBackendCalls, type Row } from './testing/compare-with-backend.ts';

const records: Row[] = [
  ['GET users/getservices', serviceSchema],
  ['GET users/getsubservices/{serviceid}', subserviceSchema],
  ['GET users/getproducts/{serviceid}', productSchema],
  ['GET users/getproductsbycategoryslug/{slug}', productSchema],
  ['GET users/getproductbyslug/{slug}', productSchema],
  ['GET users/getproductsforfitcheck', productSchema],
  ['GET users/getkits', productSchema],
  ['GET users/getproductdetails/{slug}', productDetailsSchema],
  ['GET users/getpackages/{group}', addonSchema],
  ['GET users/getdeliverycharges', deliveryChargeSchema],
  ['GET users/getdressestocheck', productToCheckSchema],
  ['GET users/getstartingprices', startingPriceSchema],
  ['GET users/getbanners', bannerSchema],
  ['GET users/aboutus', aboutSchema],
  ['GET users/getfitcheckdata', fitCheckEntrySchema],
  ['GET users/getfeatureproductdata', featuredProductSchema],
  ['GET users/getcurrentaddress/{slug}', currentAddressSchema],
  ['GET users/getfaq', faqTopicSchema],
  ['GET users/gethomequestions', faqEntrySchema],
  ['GET users/getterms', termsSectionSchema],
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
];

const responses: Row[] = [
  ['POST admin/userlogin', signInSchema],
  ['POST admin/usersignup', signInSchema],
  ['POST admin/guest', signInSchema],
  ['POST admin/userlogin', signInStatusSchema],
  ['POST admin/userlogin/factor', signInSchema],
  ['POST admin/invitation', join.ownInvitationSchema],
  ['POST admin/join', signInSchema],
];

const requests: Row[] = [
  ['POST admin/userlogin', accounts.logInRequest],
  ['POST admin/usersignup', accounts.signUpRequest],
  ['POST admin/guest', accounts.emailRequest],
  ['POST admin/userlogin/factor', factorRequest],
  ['POST admin/invitation', join.invitationRequest],
  ['POST admin/join', join.joinRequest],
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
  ['POST users/cancelorder', cancelOrderRequest],
  ['POST users/cancelorderbylink', linkRequest],
  ['POST users/confirmdate', linkRequest],
  ['POST users/claimorder', linkRequest],
  ['POST users/orderbylink', linkRequest],
  ['POST users/calendarbylink', linkRequest],
];

describe('calls of shoppers', () => describeBackendCalls({ records, responses, requests }));
