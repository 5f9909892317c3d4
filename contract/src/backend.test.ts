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
import { addonSchema } from './catalog/addon.ts';
import { currentAddressSchema } from './catalog/current-address.ts';
import { deliveryChargeSchema } from './catalog/delivery-charge.ts';
import { productToCheckSchema } from './catalog/product-to-check.ts';
import { productSchema } from './catalog/product.ts';
import { serviceSchema, subserviceSchema } from './catalog/service.ts';
import { startingPriceSchema } from './catalog/starting-price.ts';
import { aboutSchema } from './content/about.ts';
import { bannerSchema } from './content/banner.ts';
import { featuredProductSchema, fitCheckEntrySchema } from './content/fit-check.ts';
import { contactRequest } from './content/requests.ts';
import { orderNumberSchema } from './orders/order-number.ts';
import { orderRowSchema } from './orders/order-row.ts';
import { paymentSessionSchema } from './orders/payment-session.ts';
import { paymentVerificationSchema } from './orders/payment-verification.ts';
import { plainOrderSchema } from './orders/plain-order.ts';
import { offlineOrderRequest, paymentSessionRequest } from './orders/requests.ts';
import { describeBackendCalls, type Row } from './testing/compare-with-backend.ts';

const records: Row[] = [
  ['GET users/getservices', serviceSchema],
  ['GET users/getsubservices/{serviceid}', subserviceSchema],
  ['GET users/getproducts/{serviceid}', productSchema],
  ['GET users/getproductsbycategoryslug/{slug}', productSchema],
  ['GET users/getproductbyslug/{slug}', productSchema],
  ['GET users/getproductsforfitcheck', productSchema],
  ['GET users/getkits', productSchema],
  ['GET users/getpackages/{group}', addonSchema],
  ['GET users/getdeliverycharges', deliveryChargeSchema],
  ['GET users/getdressestocheck', productToCheckSchema],
  ['GET users/getstartingprices', startingPriceSchema],
  ['GET users/getbanners', bannerSchema],
  ['GET users/aboutus', aboutSchema],
  ['GET users/getfitcheckdata', fitCheckEntrySchema],
  ['GET users/getfeatureproductdata', featuredProductSchema],
  ['GET users/getcurrentaddress/{slug}', currentAddressSchema],
  ['GET users/getcartitems/{userid}', savedCartLineSchema],
  ['GET users/getpackageitems/{userid}', savedPackageLineSchema],
  ['GET account/basket', accountBasketSchema],
  ['POST account/basket', accountBasketSchema],
  ['GET users/getcustomers/{userid}', customerSchema],
  ['GET users/getusers/{userid}', ownRecordSchema],
  ['POST users/addcustomers', insertedSchema],
  ['GET users/getorders', plainOrderSchema],
  ['GET users/getorderproducts/{userid}', orderRowSchema],
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
  ['POST admin/join', signInSchema],
];

const requests: Row[] = [
  ['POST admin/userlogin', accounts.logInRequest],
  ['POST admin/usersignup', accounts.signUpRequest],
  ['POST admin/guest', accounts.emailRequest],
  ['POST users/addcustomers', accounts.customerRequest],
  ['POST users/contactus', contactRequest],
  ['POST account/basket', basketRequest],
  ['POST users/orderplace', offlineOrderRequest],
  ['POST users/create-stripe-session', paymentSessionRequest],
];

describe('calls of shoppers', () => describeBackendCalls({ records, responses, requests }));
