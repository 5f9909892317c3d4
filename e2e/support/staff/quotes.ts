import { expect } from '@playwright/test';
import { owner } from './colleagues.ts';
import { findMails } from '../flows/outbox.ts';
import { solveCaptcha } from '../flows/send-message.ts';
import { callBackend } from '../flows/shoppers.ts';

interface QuotingShop {
  url: string;
  dataDir: string;
}

/** Longest wait for an email on a busy machine, in ms. */
const MAIL_MS = 180_000;

/** Days for which the offers of these tests can be accepted. */
const VALID_DAYS = 7;

/** Ids of the seeded catalogue: the service of moves, and a product of it. */
const MOVES = 5;
const ONE_BEDROOM_MOVE = 51;

const address = { floor: 1, lift: false, parking: 'outside' };

/** Requests a quote for a move, as the calculator does. */
export const requestQuote = async (
  shop: QuotingShop,
  email: string,
): Promise<{ quoteno: string; token: string }> =>
  callBackend(shop, 'quotes/request', {
    body: {
      source: 'calculator',
      key: crypto.randomUUID(),
      contact: { name: 'Robin', email, mobile: '', address: '1 Old Street', postalcode: 'E16 0AA' },
      journey: {
        from: { ...address, address: '1 Old Street', postcode: 'E16 0AA' },
        to: { ...address, address: '2 New Road', postcode: 'SE1 7PB' },
      },
      items: [{ id: 'piano', name: 'Upright piano', quantity: 1, litres: 1600 }],
      captcha: await solveCaptcha(shop),
    },
  });

/** Signs in as the owner and returns the token. */
async function signInStaff(shop: QuotingShop): Promise<string> {
  const { refreshtoken } = await callBackend<{ refreshtoken: string }>(shop, 'admin/userlogin', {
    body: owner,
  });
  return refreshtoken;
}

/** Makes a call of staff about a quote, with the quote's present version. */
export async function changeQuote(
  shop: QuotingShop,
  quoteno: string,
  change: string,
  fields: object,
): Promise<void> {
  const token = await signInStaff(shop);
  const { data } = await callBackend<{ data: { version: number } }>(
    shop,
    `staff/quotes/${quoteno}`,
    { token },
  );
  const body = { version: data.version, ...fields };
  await callBackend(shop, `staff/quotes/${quoteno}/${change}`, { token, body });
}

/** Sends an offer of £420.00 for a move with a deposit of £100.00. */
export const sendOffer = (shop: QuotingShop, quoteno: string, message: string): Promise<void> =>
  changeQuote(shop, quoteno, 'send', {
    composition: {
      lines: [
        { type: 'product', productid: ONE_BEDROOM_MOVE, quantity: 1, addons: [] },
        {
          type: 'free',
          serviceid: MOVES,
          text: 'Piano down one flight',
          price: 4_500,
          quantity: 1,
          vatrate: 20,
        },
      ],
      discount: { amount: 2_000, reason: 'A move in the week' },
      delivery: null,
    },
    method: 'online',
    deposit: { amount: 10_000, restdays: 3 },
    validuntil: new Date(Date.now() + VALID_DAYS * 86_400_000).toISOString().slice(0, 10),
    terms: 'The price counts for the list that you sent us.',
    message,
  });

/** Returns the link of the mail about a quote that contains a text. Waits until it is sent. */
export async function readQuoteLink(
  { dataDir }: QuotingShop,
  { quoteno, email, text }: { quoteno: string; email: string; text: string },
): Promise<string> {
  const findMail = () => findMails(dataDir, quoteno, email).find((mail) => mail.includes(text));
  await expect.poll(findMail, { timeout: MAIL_MS }).toBeDefined();
  return /http\S+\/my-quote#[\w-]{43}/.exec(findMail() ?? '')?.[0] ?? '';
}

/** Requests a quote, sends an offer and returns the link of the mail with the offer. */
export async function prepareOffer(
  shop: QuotingShop,
): Promise<{ quoteno: string; link: string; email: string }> {
  const email = `quoted-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const { quoteno } = await requestQuote(shop, email);
  const message = 'Thank you for your list.';
  await sendOffer(shop, quoteno, message);
  const link = await readQuoteLink(shop, { quoteno, email, text: message });
  return { quoteno, link, email };
}

interface OfferedQuote {
  offer: { version: number };
  days: { trade: string; days: { day: string; morning: number }[] }[];
}

/**
 * Accepts the newest version of a quote, for the last morning that can be booked. Returns the number
 * of the order.
 */
export async function acceptQuote(shop: QuotingShop, { token }: { token: string }) {
  const { data } = await callBackend<{ data: OfferedQuote }>(shop, 'quotes/bylink', {
    body: { token },
  });
  const days = data.days.find(({ trade }) => trade === 'move')?.days ?? [];
  const date = days.findLast(({ morning }) => morning > 0)?.day;
  const from = { ...address, address: '1 Old Street', postcode: 'E16 0AA' };
  const to = { ...address, address: '2 New Road', postcode: 'SE1 7PB' };
  const { orderno } = await callBackend<{ orderno: string }>(shop, 'quotes/accept', {
    body: {
      token,
      version: data.offer.version,
      schedule: { move: { date, half: 'morning', from, to } },
      name: 'Robin Example',
      termsaccepted: true,
      contact: { last_name: 'Example', city: 'London' },
    },
  });
  return orderno;
}
