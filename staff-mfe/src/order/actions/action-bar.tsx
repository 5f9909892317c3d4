import { getOrderAction, orderActionNames } from 'contract/order-actions/order-actions';
import type { StaffOrderPage } from 'contract/staff/order-page';
import { Button } from 'shared/ui';
import type { PrintKind } from '../print/order-print';
import { type ActionChoice, listChoicesOf } from './action-choices';
import styles from './action-bar.module.css';

interface ActionBarProps {
  order: StaffOrderPage;
  onOpen: (choice: ActionChoice) => void;
  onPrint: (kind: PrintKind) => void;
}

const barNames = orderActionNames.filter((name) => getOrderAction(name).isInBar !== false);

/** Renders buttons for possible actions, and the reasons why other actions are not possible. */
export function ActionBar({ order, onOpen, onPrint }: ActionBarProps) {
  const offers = barNames.flatMap((name) =>
    order.actions
      .filter((action) => action.name === name)
      .map(({ refusal }) => ({ name, refusal })),
  );
  const refused = offers.filter(({ refusal }) => refusal !== '');
  return (
    <div className={styles.bar} role="group" aria-label="Actions">
      <div className={styles.buttons}>
        {offers
          .filter(({ refusal }) => refusal === '')
          .flatMap(({ name }) => listChoicesOf(order, name))
          .map(({ label, ...choice }) => (
            <Button key={label} size="small" variant="secondary" onClick={() => onOpen(choice)}>
              {label}
            </Button>
          ))}
        <Button size="small" variant="quiet" onClick={() => onPrint('sheet')}>
          Print work sheet
        </Button>
        <Button size="small" variant="quiet" onClick={() => onPrint('slip')}>
          Print slip
        </Button>
      </div>
      {refused.length > 0 && (
        <details className={styles.refused}>
          <summary>Not possible now</summary>
          <ul>
            {refused.map(({ name, refusal }) => (
              <li key={name}>
                <strong>{getOrderAction(name).label}:</strong> {refusal}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
