import { randomUUID } from 'node:crypto';
import { messageReplies } from '../../src/contact/tables.ts';
import type { QuoteState } from 'contract/quotes/quote-state';
import type { Db } from '../../src/db/db.ts';
import type { MailJob } from '../../src/mail/email/email.ts';
import { quoteOffers, quotes } from '../../src/quotes/records/tables.ts';

interface MailQuotes {
  site: string;
  to: string;
  /** A message in the inbox, for a question. */
  messageid: number;
  /** An order that waits for its card payment. */
  unpaidOrderid: number;
}

const order = {
  lines: [
    {
      productid: 0,
      serviceid: 5,
      vatRate: 20,
      name: 'Piano over the banister',
      image: '',
      kind: 'move' as const,
      price: 3_000,
      packages: '',
      quantity: 1,
      amount: 3_000,
      addons: [],
    },
  ],
  deliveryCharge: 0,
  deliveryName: '',
  discount: 0,
  discountReason: '',
  total: 3_000,
};

/** Stores quotes in several states, and returns each kind of mail about them with the link of its button. */
export async function addMailQuotes(
  db: Db,
  { site, to, messageid, unpaidOrderid }: MailQuotes,
): Promise<[MailJob, RegExp][]> {
  const page = /\/my-quote#[\w-]{43}$/;
  const desk = /\/admin\/quotes\/Q\d+$/;
  const [reply] = await db
    .insert(messageReplies)
    .values({ messageid, key: randomUUID(), author: 'customer', staffid: 0, text: 'And the cat?' })
    .returning({ id: messageReplies.id });
  const [requested, sent, withdrawn, declined, accepted] = [
    await add('requested'),
    await add('sent'),
    await add('withdrawn'),
    await add('declined'),
    await add('accepted', unpaidOrderid),
  ];
  return [
    [{ kind: 'quote-received', quoteid: requested }, page],
    [{ kind: 'quote-sent', quoteid: sent, offer: 1 }, page],
    [{ kind: 'quote-reminder', quoteid: sent, offer: 1 }, page],
    [{ kind: 'quote-extended', quoteid: sent }, page],
    [{ kind: 'quote-withdrawn', quoteid: withdrawn }, page],
    [{ kind: 'quote-accepted', quoteid: accepted }, page],
    [{ kind: 'quote-requested', quoteid: requested }, desk],
    [{ kind: 'quote-accepted-firm', quoteid: accepted }, desk],
    [{ kind: 'quote-declined-firm', quoteid: declined }, desk],
    [{ kind: 'quote-question', quoteid: sent, replyid: reply?.id ?? 0 }, desk],
  ];

  async function add(state: QuoteState, orderid: number | null = null): Promise<number> {
    const [quote] = await db
      .insert(quotes)
      .values({
        state,
        orderid,
        site,
        source: 'form',
        key: randomUUID(),
        name: 'Ann',
        lastName: '',
        address: '',
        city: '',
        postalcode: '',
        mobile: '',
        email: to,
        items: [],
        litres: 0,
        wishedDays: [],
        note: 'Two rooms.',
        acceptedName: orderid === null ? '' : 'Ann Example',
        offerNumber: 1,
        validUntil: '2099-12-31',
        total: order.total,
        words: '',
      })
      .returning({ id: quotes.id });
    const quoteid = quote?.id ?? 0;
    await db.insert(quoteOffers).values({
      quoteid,
      number: 1,
      composition: { lines: [], discount: null, delivery: null },
      prices: {
        order,
        lines: [{ description: '', service: 'Home Removals' }],
        bookingKinds: [],
        hasEvent: false,
        vat: [],
      },
      method: 'online',
      validUntil: '2099-12-31',
      terms: 'As agreed.',
      message: 'Thank you.',
    });
    return quoteid;
  }
}
