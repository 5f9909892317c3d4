import { listProductImages } from 'contract/catalog/product';
import type { GoodsLine, GoodsPart } from '../../mail/email/content.ts';
import { nameDiscount } from 'contract/orders/discount-name';
import { formatMoney } from 'contract/values/pence';
import type { PricedOrder } from '../../pricing/priced-order.ts';
import type { OrderDetail } from '../records/load-orders.ts';
import { formatAddonName } from './order-sentences.ts';
import type { TypedTexts } from './typed-texts.ts';

export type PictureUrlBuilder = (file: string) => string;

/**
 * Returns the ordered goods at the order's prices. `buildPictureUrl` is null for an email without
 * pictures.
 */
export function buildGoodsPart(
  order: OrderDetail,
  typedTexts: TypedTexts,
  buildPictureUrl: PictureUrlBuilder | null,
): GoodsPart {
  return {
    kind: 'goods',
    title: 'Your order',
    order: ['Order number', order.orderno],
    lines: order.lines.map((line) => buildGoodsLine(line, typedTexts, buildPictureUrl)),
    sums: listSums(order),
    total: { name: 'Total', amount: formatMoney(order.total) },
  };
}

/** Returns the delivery and the discount of an order or a quote, as far as it has them. */
export function listSums({
  deliveryCharge,
  deliveryName,
  discount,
  discountReason,
}: Pick<PricedOrder, 'deliveryCharge' | 'deliveryName' | 'discount' | 'discountReason'>) {
  const sums = [
    { name: deliveryName || 'Delivery Charge', amount: deliveryCharge },
    { name: nameDiscount(discountReason), amount: -discount },
  ];
  return sums
    .filter(({ amount }) => amount !== 0)
    .map(({ name, amount }) => ({ name, amount: formatMoney(amount) }));
}

function buildGoodsLine(
  line: OrderDetail['lines'][number],
  typedTexts: TypedTexts,
  buildPictureUrl: PictureUrlBuilder | null,
): GoodsLine {
  const [file] = buildPictureUrl === null ? [] : listProductImages(line);
  return {
    name: line.name,
    quantity: line.quantity,
    amount: formatMoney(line.amount),
    picture: file === undefined || buildPictureUrl === null ? null : buildPictureUrl(file),
    addons: line.addons.map((addon) => ({
      name: formatAddonName(addon, typedTexts),
      quantity: addon.quantity,
      amount: formatMoney(addon.amount),
    })),
  };
}
