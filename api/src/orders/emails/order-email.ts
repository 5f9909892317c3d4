import type { Config } from '../../config/config.ts';
import type { MailPart } from '../../mail/email/content.ts';
import type { EmailDraft } from '../../mail/email/email.ts';
import { formatMoney } from 'contract/values/pence';
import type { OrderDetail } from '../records/load-orders.ts';
import { buildGoodsPart, type PictureUrlBuilder } from './goods-part.ts';
import { buildOrderSentences } from './order-sentences.ts';
import { buildOrderLink } from './news-email.ts';
import { buildTypedParts, selectCustomerTexts } from './typed-texts.ts';

/**
 * Builds the confirmation of an order at its original prices. `orderUrl` is the URL of the order's
 * page. `parts` are additional parts of the email, above the goods.
 */
export function buildOrderEmail(
  order: OrderDetail,
  config: Pick<Config, 'shop' | 'apiHost'>,
  orderUrl: string,
  parts: readonly MailPart[] = [],
): EmailDraft {
  const { shop } = config;
  const orderTexts = buildOrderSentences(order, shop);
  const typedTexts = selectCustomerTexts(order);
  return {
    to: order.email,
    subject: formatOrderSubject(order, shop.brand),
    content: {
      title: orderTexts.title,
      preview: `Order ${order.orderno}, ${formatMoney(order.total)}`,
      parts: [
        {
          kind: 'paragraph',
          lines: [orderTexts.greeting, orderTexts.thanks],
          openingOf: order.orderno,
        },
        ...parts,
        buildGoodsPart(order, typedTexts, createPictureUrlBuilder(config, order.site)),
        buildOrderLink({ href: orderUrl, name: 'See your order' }, parts),
        { kind: 'paragraph', title: 'Payment', lines: [orderTexts.payment] },
        { kind: 'steps', title: 'What happens next', steps: orderTexts.nextSteps },
        ...buildTypedParts(typedTexts),
        { kind: 'paragraph', title: 'Cancelling', lines: [orderTexts.cancellation], isSmall: true },
        { kind: 'link', name: 'Terms and Conditions', href: `${order.site}/terms` },
      ],
    },
  };
}

export const formatOrderSubject = ({ orderno, total }: OrderDetail, brand: string) =>
  `Order ${orderno} – ${formatMoney(total)} – ${brand}`;

/** Picture width in px. It is more than twice the displayed width, and one of `imageWidths`. */
const PICTURE_WIDTH = 160;

/**
 * Returns a function that builds the picture URLs of an order's email, on the backend's public
 * host. The backend serves drawings as PNG, which every email program displays.
 */
const createPictureUrlBuilder =
  ({ apiHost }: Pick<Config, 'apiHost'>, site: string): PictureUrlBuilder =>
  (file) => {
    const path = file.split('/').map(encodeURIComponent).join('/');
    return new URL(`${apiHost}/images/${path}?w=${PICTURE_WIDTH}`, site).href;
  };
