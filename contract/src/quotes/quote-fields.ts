import * as v from 'valibot';
import { bookingKinds, parkings } from '../calendar/schedule.ts';
import { openDays } from '../calendar/booking-fields.ts';
import { MAX_FLOOR, MIN_FLOOR } from '../calendar/move-address.ts';
import { day, integer, orEmpty, programText, time, typedText, openEnum } from '../calls/wire.ts';
import { addonOptions } from '../catalog/addon-price.ts';
import { paymentMethods } from '../payments/payment-method.ts';

/** Fields of the calls about quotes. Amounts are pence, volumes are litres. */

/** Number of a quote, such as 'Q1001', in a path or a request. */
export const quoteNumber = programText(20);

/** Largest number of pieces of a kind in a furniture list, and of kinds. */
const MAX_PIECES = 200;
const MAX_ITEMS = 200;

/** Largest number of days that a request wishes for. */
export const MAX_WISHED_DAYS = 5;

/** An address of a move. A request may leave open everything but the floor. */
const quotedAddress = v.object({
  address: typedText('line', 'Address', 300),
  postcode: typedText('postcode', 'Postcode', 20),
  /** 0 is the ground floor. */
  floor: v.pipe(integer, v.metadata({ minimum: MIN_FLOOR, maximum: MAX_FLOOR, title: 'Floor' })),
  lift: v.boolean(),
  parking: v.optional(v.picklist(parkings), 'unknown'),
});

export type QuotedAddress = v.InferOutput<typeof quotedAddress>;

/** A kind of furniture. `litres` is the volume of one piece. */
const quotedItem = v.object({
  /** The calculator's id of the item, or '' for an item that somebody typed. */
  id: v.optional(programText(50), ''),
  name: typedText('line', 'Item', 100),
  quantity: v.pipe(integer, v.metadata({ minimum: 1, maximum: MAX_PIECES, title: 'Quantity' })),
  litres: v.pipe(integer, v.metadata({ minimum: 0, maximum: 50_000, title: 'Volume' })),
});

export type QuotedItem = v.InferOutput<typeof quotedItem>;

/** The request of a customer, as the customer or staff typed it. */
export const quoteRequestFields = {
  /** Addresses of a move. Null if nothing is moved. */
  journey: v.nullable(v.object({ from: quotedAddress, to: quotedAddress })),
  items: v.pipe(v.array(quotedItem), v.metadata({ maxItems: MAX_ITEMS })),
  wisheddays: v.pipe(v.array(day), v.metadata({ maxItems: MAX_WISHED_DAYS })),
  note: typedText('text', 'Note', 10_000),
};

/** A person who asks for a quote. An e-mail address or a phone number is needed. */
export const quoteContactFields = {
  name: typedText('line', 'Name', 200),
  last_name: typedText('line', 'Last name', 200),
  address: typedText('text', 'Address', 1000),
  city: typedText('line', 'City', 200),
  postalcode: typedText('postcode', 'Post code', 50),
  mobile: typedText('code', 'Mobile', 50),
  email: typedText('email', 'E-mail', 254),
};

export const quoteContact = v.object(quoteContactFields);

export type QuoteContact = v.InferOutput<typeof quoteContact>;

/** Part to pay by card when the quote is accepted, and days before the work when the rest is due. */
const quotedDeposit = v.object({
  amount: v.pipe(integer, v.metadata({ title: 'Deposit', minimum: 1, maximum: 100_000_000 })),
  restdays: v.pipe(
    integer,
    v.metadata({ title: 'Days before the work', minimum: 0, maximum: 365 }),
  ),
});

/** Fields of an offer besides its lines, as staff write and the customer reads them. */
export const offerFields = {
  /** 'online': by card when it is accepted. 'offline': on the day or on collection. */
  method: v.picklist(paymentMethods),
  /** Null: all at once. A deposit is paid by card. */
  deposit: v.nullable(quotedDeposit),
  /** Last London day on which the quote can be accepted. */
  validuntil: v.pipe(day, v.metadata({ title: 'Valid until' })),
};

/** A priced line of an offer, with the price of one piece and the amount of the line. */
export const quotedLine = v.object({
  name: v.string(),
  /** Description of the product, or '' for a free line. */
  description: v.string(),
  /** File name of the product's picture, or ''. */
  image: v.string(),
  /** 0 for a free line. */
  productid: integer,
  service: v.string(),
  quantity: integer,
  price: integer,
  /** Amount of the line with its add-ons. */
  amount: integer,
  addons: v.array(
    v.object({
      name: v.string(),
      option: openEnum(addonOptions),
      /** Text of the personalisation, or ''. */
      personalisation: v.string(),
      quantity: integer,
      price: integer,
      amount: integer,
    }),
  ),
});

/** Lines and sums of an offer. */
export const offerSums = {
  lines: v.array(quotedLine),
  /** Discount in pence, and its reason. 0 and '' without one. */
  discount: integer,
  discountreason: v.string(),
  deliverycharge: integer,
  deliveryname: v.string(),
  total: integer,
  /** `rate` is in per cent. Empty if the firm has no VAT number. */
  vat: v.array(v.object({ rate: v.number(), gross: integer, vat: integer })),
};

/** Largest number of photos of a quote. */
export const MAX_QUOTE_PHOTOS = 20;

/** A message between the customer and the firm. */
export const quoteMessage = v.object({
  author: openEnum(['customer', 'staff']),
  /** Name of the author, or ''. */
  by: v.string(),
  text: v.string(),
  at: time,
});

/** Kinds of days that the order of an offer needs. `title` names the day, such as 'Moving day'. */
export const neededDays = v.array(v.object({ trade: v.picklist(bookingKinds), title: v.string() }));

/** The open days of each kind of day that the order of an offer needs. */
export const openDaysByTrade = v.array(
  v.object({ trade: v.picklist(bookingKinds), days: openDays }),
);

/** A day of the record, or ''. */
export const dayOrEmpty = orEmpty(day);
