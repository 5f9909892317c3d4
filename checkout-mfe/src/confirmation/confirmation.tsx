import { orderTexts, useConfig, useLater } from 'shared/core';
import { Badge, Card, Stack, SummaryList } from 'shared/ui';
import styles from './confirmation.module.css';
import type { Ordered } from '../payment/placement/order-snapshot';
import { whatsNext } from './whats-next';

/** What happens next, what was ordered and for whom: alike after a card payment and for an order to be collected. */
export function Confirmation({ ordered }: { ordered: Ordered }) {
  const { lines, deliveryCharge, deliveryName, total, method, address } = ordered;
  const delivery = {
    id: 'delivery',
    label: deliveryName || 'Delivery Charge',
    amount: deliveryCharge,
  };
  const { warehouse } = useConfig();
  const texts = useLater(orderTexts, true);
  const warehouseText = texts?.warehouseTexts(ordered);
  const rows = lines.map(({ label, personalisation, amount }, id) => ({
    id,
    label:
      personalisation === null ? (
        label
      ) : (
        <>
          {label}
          <span className={styles.mark}>
            <Badge tone="rose">Personalised</Badge>
          </span>
          {personalisation && <q className={styles.text}>{personalisation}</q>}
        </>
      ),
    amount,
  }));
  return (
    <Stack gap={4} className={styles.confirmation}>
      {warehouseText && (
        <p className={styles.warehouse}>
          <strong>{warehouseText.title}</strong>
          <span>{warehouse}</span>
          <span>{warehouseText.note}</span>
        </p>
      )}
      <section>
        <h2 className={styles.title}>What happens next</h2>
        <ul className={styles.steps}>
          {(texts ? whatsNext(ordered, texts) : []).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </section>
      <Card as="section" padded aria-label="What you ordered">
        <SummaryList
          title="What you ordered"
          rows={deliveryCharge > 0 ? [...rows, delivery] : rows}
          total={{ label: method === 'online' ? 'Total' : 'Total to pay', amount: total }}
        />
      </Card>
      {address.length > 0 && (
        <Card as="section" padded aria-label="Your details">
          <h2 className={styles.title}>Your details</h2>
          <address className={styles.address}>
            {address.map((part, index) => (
              <span key={index}>{part}</span>
            ))}
          </address>
        </Card>
      )}
    </Stack>
  );
}
