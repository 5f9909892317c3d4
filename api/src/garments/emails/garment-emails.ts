import { findingLabels } from 'contract/garments/garment-state';
import type { Finding } from 'contract/garments/garment-fields';
import { getWarehouseTexts } from 'contract/orders/order-texts/order-texts';
import { formatMoney } from 'contract/values/pence';
import { eq } from 'drizzle-orm';
import { messageReplies } from '../../contact/tables.ts';
import type { Tx } from '../../db/db.ts';
import { type Fact, toParagraphs } from '../../mail/email/content.ts';
import { type EmailTemplates, NoRecipientError } from '../../mail/email/email.ts';
import { buildGreeting } from '../../mail/email/typed-text.ts';
import {
  buildFirmNewsEmail,
  buildNewsEmail,
  formatContactSentence,
} from '../../orders/emails/news-email.ts';
import { createOrderUrl } from '../../orders/link/order-link.ts';
import { getOrderOutline } from '../../orders/records/load-orders.ts';
import { loadMailOrder } from '../../orders/records/order-mail.ts';
import { listFindings, listPhotos } from '../records/find-garment.ts';
import type { GarmentRow } from '../records/tables.ts';
import { type GarmentMail, loadMailGarments, loadMailTicket } from './garment-mail.ts';

/** Mails about garments. Each reads the garments when it is sent, and is not sent if it would no longer be true. */
export const garmentEmailTemplates = {
  'garment-condition': {
    title: 'Condition of garments',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: async ({ db, config: { shop } }, mail: GarmentMail) => {
      const { order, rows } = await loadMailGarments(db, mail, 'condition_sent');
      const photos = await Promise.all(rows.map(({ id }) => listPhotos(db, id)));
      const hasPhotos = photos.flat().length > 0;
      const [title, condition] =
        rows.length === 1
          ? ['Your garment is with us', 'your garment and written down its condition']
          : ['Your garments are with us', 'your garments and written down their condition'];
      return buildNewsEmail(order, shop, {
        title,
        paragraphs: [
          buildGreeting(order.name),
          `We have looked at ${condition}. Please tell us on the page of your order${hasPhotos ? ', where our photos are,' : ''} whether our description is right.`,
          'We begin as soon as we have your answer.',
          formatContactSentence(shop),
        ],
        parts: [
          {
            kind: 'facts',
            title: 'What we found',
            facts: await Promise.all(rows.map((row) => describe(db, row))),
          },
        ],
        button: {
          name: hasPhotos ? 'See the photos and answer' : 'Answer',
          href: await createOrderUrl(db, order),
        },
      });
    },
  },
  'garment-reminder': {
    title: 'Garments wait to be fetched',
    recipient: 'customer',
    about: 'order',
    hasEditableText: true,
    build: async ({ db, config: { shop } }, mail: GarmentMail) => {
      const { order, rows } = await loadMailGarments(db, mail, 'ready');
      const isFetched = getWarehouseTexts(getOrderOutline(order)) !== null;
      const names = rows.map(({ name, ticket }) => `${name} (${ticket})`).join(', ');
      const pronoun = rows.length === 1 ? 'it' : 'them';
      return buildNewsEmail(order, shop, {
        title: rows.length === 1 ? 'Your garment is waiting for you' : 'Your garments are waiting',
        paragraphs: [
          buildGreeting(order.name),
          `Ready for a week now: ${names}.`,
          isFetched
            ? `Please fetch ${pronoun} at our warehouse: ${shop.warehouse}. Bring the order number ${order.orderno}.`
            : `Please call us, so that we agree the day on which we bring ${pronoun}.`,
          formatContactSentence(shop),
        ],
        button: { name: 'See your order', href: await createOrderUrl(db, order) },
      });
    },
  },
  'garment-reply': {
    title: 'Reply about a garment',
    recipient: 'firm',
    about: 'order',
    hasEditableText: false,
    build: async ({ db, config: { mail: firm, shop } }, mail: GarmentMail) => {
      const order = await loadMailOrder(db, mail);
      const { ticket, name } = await loadMailTicket(db, mail);
      const [reply] = await db
        .select({ text: messageReplies.text })
        .from(messageReplies)
        .where(eq(messageReplies.id, mail.replyid ?? 0));
      if (reply === undefined) throw new NoRecipientError();
      return buildFirmNewsEmail(order, shop, firm.to, {
        title: `A reply about ${name} (${ticket})`,
        paragraphs: [`About ${ticket}:`, reply.text],
        parts: toParagraphs('The conversation is in the inbox.'),
      });
    },
  },
} satisfies EmailTemplates;

async function describe(tx: Tx, { id, name, ticket, note, value }: GarmentRow): Promise<Fact> {
  const lines = [
    ...(await listFindings(tx, id)).map(formatFinding),
    ...(note === '' ? [] : [note]),
    ...(value === null ? [] : [`Value: ${formatMoney(value)}`]),
  ];
  const text = lines.length === 0 ? 'No stains, tears or missing beads.' : lines.join('\n');
  return [`${name}\n${ticket}`, text];
}

const formatFinding = ({ kind, place, note }: Finding): string =>
  `${[findingLabels[kind], place].filter(Boolean).join(', ')}${note === '' ? '' : `: ${note}`}`;
