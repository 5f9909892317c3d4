import { getOrderAction, orderActionNames } from 'contract/order-actions/order-actions';
import type { StaffOrderPage } from 'contract/staff/order-page';
import { hasPermission, useAuth } from 'shared/session';
import { Button, ButtonLink } from 'shared/ui';
import type { PrintKind } from '../print/order-print';
import { type ActionChoice, listChoicesOf } from './action-choices';
import styles from './action-bar.module.css';

interface ActionBarProps {
  order: StaffOrderPage;
  onOpenAction: (choice: ActionChoice) => void;
  onPrint: (kind: PrintKind) => void;
}

const barNames = orderActionNames.filter((name) => getOrderAction(name).isInBar !== false);

/**
 * Renders buttons for possible actions, and the reasons why other actions are not possible. Leaves
 * out actions without the permission.
 */
export function ActionBar({ order, onOpenAction, onPrint }: ActionBarProps) {
  const { user } = useAuth();
  const permittedNames = barNames.filter((name) =>
    hasPermission(user, getOrderAction(name).permission),
  );
  const offers = permittedNames.flatMap((name) =>
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
          .map(({ label, ...choice }) => {
            const { page } = getOrderAction(choice.name);
            return page === undefined ? (
              <Button
                key={label}
                size="small"
                variant="secondary"
                onClick={() => onOpenAction(choice)}
              >
                {label}
              </Button>
            ) : (
              <ButtonLink
                key={label}
                to={`/${page.replace('{orderno}', encodeURIComponent(order.orderno))}`}
                size="small"
                variant="secondary"
              >
                {label}
              </ButtonLink>
            );
          })}
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
