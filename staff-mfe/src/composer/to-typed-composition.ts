import type { Composition } from 'contract/compose/composition';
import { formatTypedPounds } from '../money/format-typed-pounds';
import type { TypedComposition, TypedLine } from './typed-composition';

type ComposedLine = Composition['lines'][number];

/** A line of an order or a quote that is changed, with its name. */
export interface NamedLine {
  line: ComposedLine;
  name: string;
}

interface StoredComposition extends Pick<Composition, 'discount' | 'delivery'> {
  lines: readonly NamedLine[];
}

/** Returns the texts of a composition, for the page that changes an order or a quote. */
export const toTypedComposition = ({
  lines,
  discount,
  delivery,
}: StoredComposition): TypedComposition => ({
  lines: lines.map(toTypedLine),
  discount: { text: formatTypedDiscount(discount), reason: discount?.reason ?? '' },
  delivery: delivery === null ? '' : formatTypedPounds(delivery),
});

function toTypedLine({ line, name }: NamedLine): TypedLine {
  const { lineid } = line;
  const fields = {
    key: crypto.randomUUID(),
    quantity: String(line.quantity),
    ...(lineid !== undefined && { lineid }),
  };
  if (line.type === 'free') {
    const { serviceid, text, price, vatrate } = line;
    return { ...fields, type: 'free', serviceid, text, price: formatTypedPounds(price), vatrate };
  }
  const addons = line.addons.map(({ personalisation = '', quantity, ...addon }) => ({
    ...addon,
    personalisation,
    quantity: String(quantity),
  }));
  return { ...fields, type: 'product', productid: line.productid, name, addons };
}

function formatTypedDiscount(discount: Composition['discount']): string {
  if (discount === null) return '';
  const { amount, percent } = discount;
  if (percent !== undefined) return `${percent}%`;
  return amount === undefined ? '' : formatTypedPounds(amount);
}
