import type { Config } from '../../config/config.ts';
import type { LinkPart, MailPart } from '../../mail/content.ts';
import type { Draft } from '../../mail/letter.ts';
import { showPence } from '../../money/pence.ts';
import type { OrderDetail } from '../records/load-orders.ts';
import { goodsPart } from './order-goods.ts';
import { NOTE, orderSentences } from './order-sentences.ts';
import { pictureAddress } from './picture-address.ts';
import { safelyTyped } from './typed-parts.ts';

/**
 * Builds the confirmation of an order (rule 32) at its original prices. `orderUrl` is the URL of
 * the order's page. `parts` are shown above the goods.
 */
export function orderLetter(
  order: OrderDetail,
  config: Pick<Config, 'shop' | 'apiHost'>,
  address: string,
  parts: readonly MailPart[] = [],
): Draft {
  const { shop } = config;
  const says = orderSentences(order, shop);
  const typedParts = safelyTyped(order);
  return {
    to: order.email,
    subject: orderSubject(order, shop.brand),
    content: {
      title: says.title,
      preview: `Order ${order.orderno}, ${showPence(order.total)}`,
      parts: [
        { kind: 'said', lines: [says.greeting, says.thanks] },
        ...parts,
        goodsPart(order, typedParts, pictureAddress(config, order.site)),
        toOrder(address, parts),
        { kind: 'said', title: 'Payment', lines: [says.payment] },
        { kind: 'steps', title: 'What happens next', steps: says.next },
        { kind: 'said', title: 'Your details', lines: typedParts.details },
        ...(typedParts.note === ''
          ? []
          : [{ kind: 'said', title: NOTE, lines: [typedParts.note] } as const]),
        { kind: 'said', title: 'Cancelling', lines: [says.cancellation], isSmall: true },
        { kind: 'link', name: 'Terms and Conditions', href: `${order.site}/terms` },
      ],
    },
  };
}

export const orderSubject = ({ orderno, total }: OrderDetail, brand: string) =>
  `Order ${orderno} – ${showPence(total)} – ${brand}`;

/**
 * Returns the link to the order. It is a button unless `parts` contain one. An email has only one
 * button, and the button that confirms a date takes precedence, because an unconfirmed date is
 * lost.
 */
function toOrder(address: string, parts: readonly MailPart[]): LinkPart {
  const isButton = !parts.some(({ kind }) => kind === 'button');
  return { kind: isButton ? 'button' : 'link', name: 'See your order', href: address };
}
