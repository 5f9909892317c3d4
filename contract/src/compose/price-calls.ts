import * as v from 'valibot';
import { requestedSchedule, trade } from '../calendar/booking-fields.ts';
import { dataResponse, declareCall } from '../calls/call.ts';
import { integer, orderNumber, programText, typedText, openEnum } from '../calls/wire.ts';
import { fulfilmentKinds } from '../catalog/fulfilment.ts';
import { paymentMethods } from '../payments/payment-method.ts';
import { composition } from './composition.ts';

/** Calls that price a composition and find its products. Amounts are in pence. */

const access = 'orders';

/** An add-on of a line. With a `problem`, its whole line is left out. */
const pricedAddon = v.object({
  addonid: integer,
  name: v.string(),
  price: integer,
  amount: integer,
  problem: v.string(),
});

/** A line as priced. A line with a `problem` is left out of all sums and has amounts of 0. */
const pricedLine = v.object({
  /** Index of the line in the composition. */
  index: integer,
  name: v.string(),
  /** Price of one piece. */
  price: integer,
  /** Present price of one piece in the catalogue. It differs from `price` if the line keeps its price. */
  catalogueprice: integer,
  /** Price times quantity, without add-ons. */
  amount: integer,
  addons: v.array(pricedAddon),
  kind: openEnum(fulfilmentKinds),
  /** Service as which the line counts. 0 for a line that cannot be priced. */
  serviceid: integer,
  vatrate: integer,
  /** Sentence for staff, or ''. */
  problem: v.string(),
});

const pricedComposition = v.object({
  lines: v.array(pricedLine),
  /** Sum of the lines with their add-ons, before the discount. */
  linesum: integer,
  discount: integer,
  deliverycharge: integer,
  deliveryname: v.string(),
  total: integer,
  vat: v.array(v.object({ rate: integer, gross: integer, vat: integer })),
  /** Booking kinds for which the order needs a day. */
  trades: v.array(trade),
  /** Deposit by card, and the number of days between the last day to pay the rest and the work. */
  deposit: v.nullable(v.object({ amount: integer, restdays: integer })),
  limit: v.object({
    /** Largest discount that needs no further permission, in per cent of `linesum`. */
    percent: integer,
    isexceeded: v.boolean(),
    /** Sentence for staff whose role does not allow the discount or the delivery charge, or ''. */
    problem: v.string(),
  }),
  /** Sentence about the whole composition, or ''. */
  problem: v.string(),
});

export type PricedComposition = v.InferOutput<typeof pricedComposition>;

export const priceComposition = declareCall({
  method: 'POST',
  path: 'staff/compositions/price',
  access,
  summary: 'Prices lines, discount and delivery that staff compose; changes nothing',
  body: v.object({
    composition,
    method: v.picklist(paymentMethods),
    schedule: v.optional(requestedSchedule),
    /** The order whose lines the composition changes. Its lines keep their unit prices. */
    orderno: v.optional(orderNumber),
    /** The quote that the composition answers. Lines of its newest sent version keep their unit prices. */
    quoteno: v.optional(programText(100)),
  }),
  response: dataResponse(pricedComposition),
});

const foundAddon = v.object({
  addonid: integer,
  name: v.string(),
  price: integer,
  /** Price of the personalised add-on. Null if it cannot be personalised. */
  personalisedprice: v.nullable(integer),
});

const foundProduct = v.object({
  productid: integer,
  name: v.string(),
  /** Displayed as the size. */
  description: v.string(),
  serviceid: integer,
  service: v.string(),
  price: integer,
  /** File name of the first picture, or ''. */
  image: v.string(),
  addons: v.array(foundAddon),
});

export type FoundProduct = v.InferOutput<typeof foundProduct>;

const foundService = v.object({
  serviceid: integer,
  name: v.string(),
  kind: openEnum(fulfilmentKinds),
  vatrate: integer,
  /** Booking kind of the service, or null if its orders need no day. */
  trade: v.nullable(trade),
});

export type FoundService = v.InferOutput<typeof foundService>;

export const findProducts = declareCall({
  method: 'POST',
  path: 'staff/compositions/products',
  access,
  summary: 'Products by the search of the shop, with their add-ons, and the services of free lines',
  body: v.object({ search: v.optional(typedText('code', 'Search', 200), '') }),
  response: v.object({ data: v.array(foundProduct), services: v.array(foundService) }),
});
