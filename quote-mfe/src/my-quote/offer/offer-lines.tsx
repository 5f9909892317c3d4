import { nameDiscount } from 'contract/orders/discount-name';
import { formatAddon } from 'contract/orders/order-row';
import { formatMoney } from 'shared/format';
import { Card, SummaryList } from 'shared/ui';
import type { Offer } from './offer';
import styles from '../my-quote.module.css';

/** Lists everything that the price includes, with the discount and the tax. */
export function OfferLines({ offer }: { offer: Offer }) {
  const { lines, discount, discountreason, deliverycharge, deliveryname, total, vat } = offer;
  const lineRows = lines.map((line, id) => ({
    id,
    label: <LineLabel line={line} />,
    amount: line.amount,
  }));
  const deliveryRow = {
    id: 'delivery',
    label: deliveryname || 'Delivery Charge',
    amount: deliverycharge,
  };
  const discountRow = { id: 'discount', label: nameDiscount(discountreason), amount: -discount };
  const rows = [
    ...lineRows,
    ...(deliverycharge > 0 ? [deliveryRow] : []),
    ...(discount > 0 ? [discountRow] : []),
  ];
  return (
    <Card as="section" padded aria-label="What is included">
      <SummaryList title="What is included" rows={rows} total={{ label: 'Total', amount: total }} />
      {vat.length > 0 && (
        <ul className={styles.vat} aria-label="VAT">
          {vat.map(({ rate, gross, vat: tax }) => (
            <li key={rate}>
              Includes VAT at {rate}% on {formatMoney(gross)}: {formatMoney(tax)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function LineLabel({ line }: { line: Offer['lines'][number] }) {
  const { name, description, quantity, addons } = line;
  return (
    <div>
      <span>{quantity === 1 ? name : `${name} (qty: ${quantity})`}</span>
      {description !== '' && <p className={styles.small}>{description}</p>}
      {addons.length > 0 && (
        <ul className={styles.addons}>
          {addons.map((addon, index) => (
            <li key={index}>
              {formatAddon({ ...addon, cartquantity: addon.quantity })}
              {addon.personalisation !== '' && <q>{addon.personalisation}</q>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
