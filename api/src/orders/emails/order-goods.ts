import { productImages } from 'contract/catalog/product';
import type { GoodsLine, GoodsPart } from '../../mail/content.ts';
import { showPence } from '../../money/pence.ts';
import type { OrderDetail } from '../records/load-orders.ts';
import { addonName } from './order-sentences.ts';
import type { TypedParts } from './typed-parts.ts';

/** Returns the URL of a catalogue picture for emails. */
export type PictureAddress = (file: string) => string;

/**
 * Returns the ordered goods at the order's prices. `buildPictureUrl` is null for an email without
 * pictures.
 */
export function goodsPart(
  order: OrderDetail,
  typedParts: TypedParts,
  pictures: PictureAddress | null,
): GoodsPart {
  const { deliveryCharge, deliveryName } = order;
  const delivery = { name: deliveryName || 'Delivery Charge', amount: showPence(deliveryCharge) };
  return {
    kind: 'goods',
    title: 'Your order',
    order: ['Order number', order.orderno],
    lines: order.lines.map((line) => goodsLine(line, typedParts, pictures)),
    sums: deliveryCharge > 0 ? [delivery] : [],
    total: { name: 'Total', amount: showPence(order.total) },
  };
}

function goodsLine(
  line: OrderDetail['lines'][number],
  typedParts: TypedParts,
  pictures: PictureAddress | null,
): GoodsLine {
  const [file] = pictures === null ? [] : productImages(line);
  return {
    name: line.name,
    quantity: line.quantity,
    amount: showPence(line.amount),
    picture: file === undefined || pictures === null ? null : pictures(file),
    addons: line.addons.map((addon) => ({
      name: addonName(addon, typedParts),
      quantity: addon.quantity,
      amount: showPence(addon.amount),
    })),
  };
}
