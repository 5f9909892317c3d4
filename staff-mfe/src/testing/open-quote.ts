import { quoteActions, type StaffQuoteOnWire } from 'contract/quotes/staff-quote';
import { screen, waitFor, within } from '@testing-library/react';
import { dataResponse, type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';
import { compositionResponses } from './composition-backend';

const askedAt = '2026-11-03T10:00:00.000Z';

const address = { address: '', floor: 0, lift: false, parking: 'unknown' } as const;

/** A request from the removal calculator. Volumes are litres. */
export const requestedQuote: StaffQuoteOnWire = {
  quoteno: 'Q1001',
  version: 1,
  state: 'requested',
  statelabel: 'Requested',
  source: 'calculator',
  assignee: null,
  createdat: askedAt,
  changedat: askedAt,
  sentat: '',
  validuntil: null,
  total: null,
  orderno: '',
  contact: {
    name: 'Vera',
    last_name: 'One',
    address: '',
    city: '',
    postalcode: '',
    mobile: '07700900123',
    email: 'vera@example.com',
  },
  journey: {
    from: { ...address, postcode: 'SE1 7PB', floor: 2, parking: 'permit' },
    to: { ...address, address: '1 Example Street', postcode: 'E16 0AA', lift: true },
  },
  items: [
    { id: 'sofa-3', name: 'Three-seat sofa', quantity: 2, litres: 1500 },
    { id: 'box', name: 'Removal box', quantity: 46, litres: 50 },
    { id: '', name: 'Aquarium', quantity: 1, litres: 800 },
  ],
  wisheddays: ['2031-03-03'],
  note: 'The staircase is narrow',
  litres: 6100,
  photos: [],
  messageid: 12,
  messages: [
    { author: 'customer', by: 'Vera One', text: 'Can you come on a Saturday?', at: askedAt },
  ],
  offers: [],
  composition: null,
  suggested: { terms: 'Our usual terms.', validuntil: '2031-02-01' },
  remindedat: '',
  reason: '',
  customer: 'of-quote/Q1001',
  links: 1,
  actions: quoteActions.map((name) => ({
    name,
    refusal: name === 'remind' || name === 'extend' ? 'No offer was sent yet.' : '',
  })),
  timeline: [{ id: 1, title: 'Requested', text: '', reason: '', by: 'Customer', at: askedAt }],
};

const sums = {
  discount: 0,
  discountreason: '',
  deliverycharge: 0,
  deliveryname: '',
  vat: [],
  needs: [],
};

const crewLine = {
  name: 'Van and crew',
  description: '',
  image: '',
  productid: 30,
  service: 'Removals',
  quantity: 1,
  price: 30_000,
  amount: 30_000,
  addons: [],
};

export const sentOffer: StaffQuoteOnWire['offers'][number] = {
  ...sums,
  number: 1,
  composition: {
    lines: [{ type: 'product', productid: 30, quantity: 1, addons: [] }],
    discount: null,
    delivery: null,
  },
  lines: [crewLine],
  total: 30_000,
  method: 'online',
  deposit: null,
  validuntil: '2031-01-10',
  terms: 'Our usual terms.',
  message: '',
  by: 'Kim Example',
  at: '2026-11-04T10:00:00.000Z',
};

/** The same quote after a version was sent. */
export const sentQuote: StaffQuoteOnWire = {
  ...requestedQuote,
  version: 2,
  state: 'sent',
  statelabel: 'Sent',
  sentat: sentOffer.at,
  validuntil: sentOffer.validuntil,
  total: sentOffer.total,
  offers: [sentOffer],
  composition: {
    ...sentOffer.composition,
    lines: [{ type: 'product', lineid: 5, productid: 30, quantity: 1, addons: [] }],
  },
  actions: quoteActions.map((name) => ({ name, refusal: '' })),
};

export const acceptedQuote: StaffQuoteOnWire = {
  ...sentQuote,
  version: 3,
  state: 'accepted',
  statelabel: 'Accepted',
  orderno: 'SLR10001',
  accepted: { name: 'Vera One', at: '2026-11-05T10:00:00.000Z', number: 1 },
  actions: quoteActions.map((name) => ({ name, refusal: 'The customer accepted this quote.' })),
};

/** Returns the refusal of a call after somebody changed the quote. */
export const changedResponse = (current: StaffQuoteOnWire, by = 'Kim Example'): FakeResponse => ({
  status: 409,
  body: {
    status: false,
    error: 'Changed meanwhile.',
    code: 'changed_meanwhile',
    current,
    by,
    at: '2026-11-05T10:00:00.000Z',
  },
});

export const GET_QUOTE = 'GET staff/quotes/Q1001';
export const SEND = 'POST staff/quotes/Q1001/send';
export const PREVIEW = 'POST staff/quotes/Q1001/preview';

const move = {
  id: 30,
  name: 'Van and crew',
  slug: 'van-and-crew',
  price: 300,
  description: 'Up to 35 cubic metres, two movers',
  serviceid: 5,
};

const kit = {
  id: 10,
  name: 'Large Box',
  price: 343,
  description: '60 boxes of 458x305x304mm, for 2-3 bedrooms',
};

const savedDraft = dataResponse({ version: 1, updatedat: '2026-11-05T12:04:00.000Z' });

/** Adds the response to all saved and discarded drafts, whose keys the page makes. */
const withDrafts = (responses: Record<string, FakeResponse>) =>
  new Proxy(responses, {
    get: (target, call: string) =>
      target[call] ?? (call.startsWith('POST staff/drafts/') ? savedDraft : undefined),
  });

interface OpenOptions {
  path?: string;
  permissions?: string[];
}

// jsdom lacks scrollIntoView, because it has no layout.
Element.prototype.scrollIntoView = () => undefined;

/** Opens the page of a quote. `responses` replaces responses of the backend. */
export function openQuote(
  quote: StaffQuoteOnWire = requestedQuote,
  responses: Record<string, FakeResponse> = {},
  options: OpenOptions = {},
) {
  const { path = '/admin/quotes/Q1001', permissions = ['desk', 'orders', 'inbox', 'customers'] } =
    options;
  const backend = fakeBackend(
    withDrafts({
      ...compositionResponses,
      [GET_QUOTE]: dataResponse(quote),
      'GET staff/drafts': dataResponse([]),
      'GET staff/messages/colleagues': dataResponse([{ id: 2, name: 'Bob' }]),
      'GET users/getservices': { body: [{ id: 5, name: 'Home Removals', slug: 'home-removals' }] },
      'GET users/getproducts/5': { body: [move] },
      'GET users/getkits': { body: [kit] },
      ...responses,
    }),
  );
  const user = { id: 1, role: 'staff', permissions };
  const config = { features: ['staff'] as const };
  const page = renderPage(routes, { initialEntry: path, user, config });
  const press = async (name: string | RegExp) => {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    await page.user.click(button);
  };
  const openDialog = async (name: string | RegExp) => {
    await press(name);
    return within(await screen.findByRole('dialog'));
  };
  const bodiesOf = (call: string) =>
    backend.calls
      .filter(({ method, path: calledPath }) => `${method} ${calledPath}` === call)
      .map(({ body }) => body);
  return { ...backend, ...page, press, openDialog, bodiesOf };
}
