import { formatDay } from 'contract/calendar/date-texts';
import { formatMoney } from 'contract/values/pence';
import { eq } from 'drizzle-orm';
import type { ShopSettings } from 'server/settings/shop';
import type { Tx } from '../../db/db.ts';
import { type MailPart, toParagraphs } from '../../mail/email/content.ts';
import { type EmailDraft, type EmailTemplates, NoRecipientError } from '../../mail/email/email.ts';
import { buildGreeting } from '../../mail/email/typed-text.ts';
import { formatContactSentence } from '../../orders/emails/news-email.ts';
import { type OrderRow, orders } from '../../orders/records/tables.ts';
import { isUnpaid } from '../../orders/state/order-states.ts';
import { addDays, getLondonToday } from '../../schedule/london-day.ts';
import { createQuoteUrl } from '../link/quote-link.ts';
import { findNewestOffer, requireQuoteNumber } from '../records/find-quote.ts';
import { EXPIRING_DAYS } from '../records/load-quote-figures.ts';
import type { OfferRow, QuoteRow } from '../records/tables.ts';
import { buildOfferPart, listOfferFacts } from './offer-parts.ts';
import { loadCustomerMail, loadMailOffer, type QuoteMail } from './quote-mail.ts';

const common = { recipient: 'customer', about: 'quote', hasEditableText: false } as const;

/** Staff can send a reminder long before the last day. */
const isExpiring = ({ validUntil }: OfferRow): boolean =>
  validUntil <= addDays(getLondonToday(), EXPIRING_DAYS);

/** Mails about quotes to customers. Each reads the quote when it is sent, and is not sent if it would no longer be true. */
export const customerQuoteEmailTemplates = {
  'quote-received': {
    ...common,
    title: 'Quote request received',
    build: async ({ db, config: { shop } }, mail: QuoteMail) => {
      const quote = await loadCustomerMail(db, mail);
      if (quote.state !== 'requested') throw new NoRecipientError();
      return {
        ...buildQuoteEmail(quote, shop, {
          title: 'We have your request',
          paragraphs: [
            buildGreeting(),
            `Thank you for asking us for a quote. Your request has the number ${requireQuoteNumber(quote)}. We look at it in person and send our quote to this address, usually within one working day.`,
            'Photos of the rooms and of large pieces help us to quote exactly. You can add them on the page of your request.',
            'If it was not you who asked, somebody has typed your address; you need not do anything.',
            formatContactSentence(shop),
          ],
          button: { name: 'See your request', href: await createQuoteUrl(db, quote) },
        }),
        isAutomaticReply: true,
      };
    },
  },
  'quote-sent': {
    ...common,
    title: 'Quote',
    build: async ({ db, config: { shop } }, mail: QuoteMail) => {
      const { quote, offer } = await loadMailOffer(db, mail);
      return buildSentEmail(quote, offer, shop, await createQuoteUrl(db, quote));
    },
  },
  'quote-reminder': {
    ...common,
    title: 'Reminder of a quote',
    build: async ({ db, config: { shop } }, mail: QuoteMail) => {
      const { quote, offer } = await loadMailOffer(db, mail);
      const number = requireQuoteNumber(quote);
      return buildQuoteEmail(quote, shop, {
        title: isExpiring(offer) ? 'Your quote ends soon' : 'A reminder of your quote',
        paragraphs: [
          buildGreeting(quote.name),
          `Our quote ${number} over ${formatMoney(offer.prices.order.total)} is valid until ${formatDay(offer.validUntil)}. Until the end of that day you can accept it at these prices.`,
          'If you need another day, or something is to change, just reply to this e-mail or ask on the page of the quote.',
          formatContactSentence(shop),
        ],
        button: { name: 'See your quote', href: await createQuoteUrl(db, quote) },
      });
    },
  },
  'quote-extended': {
    ...common,
    title: 'Quote extended',
    build: async ({ db, config: { shop } }, mail: QuoteMail) => {
      const { quote, offer } = await loadMailOffer(db, mail);
      return buildQuoteEmail(quote, shop, {
        title: 'Your quote is valid for longer',
        paragraphs: [
          buildGreeting(quote.name),
          `Our quote ${requireQuoteNumber(quote)} over ${formatMoney(offer.prices.order.total)} is now valid until ${formatDay(offer.validUntil)}, at the same prices.`,
          formatContactSentence(shop),
        ],
        button: { name: 'See your quote', href: await createQuoteUrl(db, quote) },
      });
    },
  },
  'quote-withdrawn': {
    ...common,
    title: 'Quote withdrawn',
    build: async ({ db, config: { shop } }, mail: QuoteMail) => {
      const quote = await loadCustomerMail(db, mail);
      if (quote.state !== 'withdrawn') throw new NoRecipientError();
      return buildQuoteEmail(quote, shop, {
        title: 'We have withdrawn our quote',
        paragraphs: [
          buildGreeting(quote.name),
          `Our quote ${requireQuoteNumber(quote)} can no longer be accepted. Nothing was ordered, and there is nothing to pay.`,
          `If you still need us, call ${shop.phone} or reply to this e-mail, and we make you a new quote.`,
        ],
        button: { name: 'See your quote', href: await createQuoteUrl(db, quote) },
      });
    },
  },
  'quote-accepted': {
    ...common,
    title: 'Quote accepted',
    build: async ({ db, config: { shop } }, mail: QuoteMail) => {
      const quote = await loadCustomerMail(db, mail);
      const order = await loadOrderOf(db, quote);
      const offer = await findNewestOffer(db, quote);
      // The confirmation of a paid order says all that this mail would.
      if (quote.state !== 'accepted' || order === null || offer === null || !isUnpaid(order))
        throw new NoRecipientError();
      return buildAcceptedEmail(quote, { offer, order }, shop, await createQuoteUrl(db, quote));
    },
  },
} satisfies EmailTemplates;

interface QuoteEmail {
  title: string;
  paragraphs: readonly string[];
  parts?: readonly MailPart[];
  button: { name: string; href: string };
}

/** Builds a mail about a quote for its customer. A reply goes to the firm. */
function buildQuoteEmail(
  quote: QuoteRow,
  shop: ShopSettings,
  { title, paragraphs, parts = [], button }: QuoteEmail,
): EmailDraft {
  const number = requireQuoteNumber(quote);
  return {
    to: quote.email,
    replyTo: shop.email,
    subject: `Quote ${number} – ${title} – ${shop.brand}`,
    content: {
      title,
      preview: `Quote ${number}`,
      parts: [...toParagraphs(...paragraphs), ...parts, { kind: 'button', ...button }],
    },
  };
}

/** Builds the mail with a new offer. It says so if the offer replaces a former one. */
export function buildSentEmail(
  quote: QuoteRow,
  offer: OfferRow,
  shop: ShopSettings,
  href: string,
): EmailDraft {
  const number = requireQuoteNumber(quote);
  const isFirst = offer.number === 1;
  const messageParagraphs = offer.message.split(/\n{2,}/).filter((text) => text.trim() !== '');
  return buildQuoteEmail(quote, shop, {
    title: isFirst ? 'Your quote' : 'Your new quote',
    paragraphs: [
      buildGreeting(quote.name),
      isFirst
        ? `Here is our quote ${number}.`
        : `Here is a new version of our quote ${number}. It replaces the one that you had from us before.`,
      ...messageParagraphs,
    ],
    parts: [
      buildOfferPart(quote, offer),
      { kind: 'facts', facts: listOfferFacts(offer) },
      ...toParagraphs(
        'On the page of the quote you see all that is included and our terms, ask us, choose your day, accept or decline.',
        formatContactSentence(shop),
      ),
    ],
    button: { name: 'See your quote', href },
  });
}

function buildAcceptedEmail(
  quote: QuoteRow,
  { offer, order }: { offer: OfferRow; order: OrderRow },
  shop: ShopSettings,
  href: string,
): EmailDraft {
  const amount = formatMoney(order.deposit ?? order.total);
  const payment = order.deposit === null ? amount : `the deposit of ${amount}`;
  const hasDay = order.schedule !== null;
  return buildQuoteEmail(quote, shop, {
    title: 'You accepted our quote',
    paragraphs: [
      buildGreeting(quote.name),
      `Thank you. You accepted quote ${requireQuoteNumber(quote)}, and it is now order ${order.orderno}.`,
      `It is confirmed as soon as ${payment} is paid by card.${hasDay ? ' We hold your day for 24 hours until then.' : ''}`,
      'If you have paid meanwhile, there is nothing to do: a confirmation follows.',
      formatContactSentence(shop),
    ],
    parts: [buildOfferPart(quote, offer)],
    button: { name: `Pay ${amount}`, href },
  });
}

async function loadOrderOf(tx: Tx, { orderid }: QuoteRow): Promise<OrderRow | null> {
  if (orderid === null) return null;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderid));
  return order ?? null;
}
