import { type ReactNode, useId } from 'react';
import { formatMoney } from 'contract/values/pence';
import styles from './summary-list.module.css';

export interface SummaryRow {
  id: string | number;
  label: ReactNode;
  amount: number;
}

interface SummaryListProps {
  title?: string;
  rows: readonly SummaryRow[];
  /** Omit the total if it is elsewhere on the page. */
  total?: { label: ReactNode; amount: number };
}

export function SummaryList({ title, rows, total }: SummaryListProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={title ? titleId : undefined}>
      {title && (
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
      )}
      <dl className={styles.list}>
        {rows.map(({ id, label, amount }) => (
          <AmountRow key={id} className={styles.row} label={label} amount={amount} />
        ))}
        {total && <AmountRow className={styles.total} label={total.label} amount={total.amount} />}
      </dl>
    </div>
  );
}

function AmountRow(props: { className?: string; label: ReactNode; amount: number }) {
  return (
    <div className={props.className}>
      <dt>{props.label}</dt>
      <dd className={styles.amount}>{formatMoney(props.amount)}</dd>
    </div>
  );
}
