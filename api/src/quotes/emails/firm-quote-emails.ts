import { formatMoney } from 'contract/values/pence';
import { quoteSourceLabels } from 'contract/quotes/quote-state';
import { eq } from 'drizzle-orm';
import { isEmailAddress } from '../../contact/is-email-address.ts';
import { messageReplies } from '../../contact/tables.ts';
import { type Fact, type MailPart, toParagraphs } from '../../mail/email/content.ts';
import { type EmailDraft, type EmailTemplates, NoRecipientError } from '../../mail/email/email.ts';
import { orders } from '../../orders/records/tables.ts';
import { isUnpaid } from '../../orders/state/order-states.ts';
import { requireQuoteNumber } from '../records/find-quote.ts';
import { buildRequestText, describeRequest } from '../records/quote-request.ts';
import type { QuoteRow } from '../records/tables.ts';
import { loadMailQuote, type QuoteMail } from './quote-mail.ts';

const common = { recipient: 'firm', about: 'quote', hasEditableText: false } as const;

/** Mails about quotes to the firm. A reply to such a mail goes to the customer. */
export const firmQuoteEmailTemplates = {
  'quote-requested': {
    ...common,
    title: 'New quote request',
    build: async ({ db, config: { mail } }, job: QuoteMail) => {
      const quote = await loadMailQuote(db, job);
      return buildFirmEmail(quote, mail.to, {
        title: `A request for quote ${requireQuoteNumber(quote)}`,
        paragraphs: toLines(buildRequestText(quote)),
      });
    },
  },
  'quote-accepted-firm': {
    ...common,
    title: 'Quote accepted, for the firm',
    build: async ({ db, config: { mail } }, job: QuoteMail) => {
      const quote = await loadMailQuote(db, job);
      const [order] = await db
        .select()
        .from(orders)
        .where(eq(orders.id, quote.orderid ?? 0));
      if (order === undefined) throw new NoRecipientError();
      const { deposit, total } = order;
      const amount =
        deposit === null ? formatMoney(total) : `the deposit of ${formatMoney(deposit)}`;
      const payment = isUnpaid(order) ? ` It is confirmed once ${amount} is paid by card.` : '';
      return buildFirmEmail(quote, mail.to, {
        title: `Quote ${requireQuoteNumber(quote)} was accepted`,
        paragraphs: toParagraphs(
          `${quote.acceptedName} accepted the quote over ${formatMoney(total)}. It is order ${order.orderno}.${payment}`,
        ),
      });
    },
  },
  'quote-declined-firm': {
    ...common,
    title: 'Quote declined, for the firm',
    build: async ({ db, config: { mail } }, job: QuoteMail) => {
      const quote = await loadMailQuote(db, job);
      const total = quote.total === null ? '' : ` over ${formatMoney(quote.total)}`;
      return buildFirmEmail(quote, mail.to, {
        title: `Quote ${requireQuoteNumber(quote)} was declined`,
        paragraphs: [
          ...toParagraphs(`The customer declined the quote${total}.`),
          ...(quote.reason === '' ? [] : toLines(`Reason\n${quote.reason}`)),
        ],
      });
    },
  },
  'quote-question': {
    ...common,
    title: 'Question about a quote',
    build: async ({ db, config: { mail } }, job: QuoteMail) => {
      const quote = await loadMailQuote(db, job);
      const [question] = await db
        .select({ text: messageReplies.text })
        .from(messageReplies)
        .where(eq(messageReplies.id, job.replyid ?? 0));
      if (question === undefined) throw new NoRecipientError();
      return buildFirmEmail(quote, mail.to, {
        title: `A question about quote ${requireQuoteNumber(quote)}`,
        paragraphs: toLines(question.text),
      });
    },
  },
} satisfies EmailTemplates;

function buildFirmEmail(
  quote: QuoteRow,
  to: string,
  { title, paragraphs }: { title: string; paragraphs: readonly MailPart[] },
): EmailDraft {
  const number = requireQuoteNumber(quote);
  const facts: Fact[] = [
    ['Quote', number],
    ['Name', toOneLine(`${quote.name} ${quote.lastName}`)],
    ['E-mail', toOneLine(quote.email)],
    ['Phone', toOneLine(quote.mobile)],
    ['Came by', quoteSourceLabels[quote.source]],
  ];
  return {
    to,
    ...(isEmailAddress(quote.email) && { replyTo: quote.email }),
    subject: title,
    content: {
      title,
      preview: describeRequest(quote),
      parts: [
        { kind: 'facts', facts },
        ...paragraphs,
        { kind: 'button', name: 'Open the quote', href: `${quote.site}/admin/quotes/${number}` },
      ],
    },
  };
}

const toOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns a paragraph for each block of lines between empty lines. */
const toLines = (text: string): MailPart[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((block) => ({ kind: 'paragraph', lines: block.split('\n') }));
