import type { StaffOrderPage } from 'contract/staff/order-page';
import { Button } from 'shared/ui';
import type { PrintKind } from '../print/order-print';
import type { DialogChoice } from './open-dialog';
import styles from './action-bar.module.css';

interface ActionBarProps {
  order: StaffOrderPage;
  onOpen: (dialog: DialogChoice) => void;
  onPrint: (kind: PrintKind) => void;
}

interface Action {
  label: string;
  /**
   * Name of the action in the order's list `actions`. Null means that the action is always
   * possible.
   */
  name: string | null;
  dialogs: (order: StaffOrderPage) => { label: string; dialog: DialogChoice }[];
}

const createDialogList = (label: string, dialog: DialogChoice) => () => [{ label, dialog }];

/**
 * The actions of the bar. Two more actions have their buttons elsewhere. The progress section
 * changes steps, and the timeline resends emails.
 */
const actions: Action[] = [
  { label: 'Add a note', name: null, dialogs: createDialogList('Add a note', { name: 'note' }) },
  {
    label: 'Change the day',
    name: 'changeDay',
    dialogs: ({ days }) =>
      days.map(({ trade, title, date }) => ({
        label: `${date ? 'Change' : 'Set'} the day${days.length > 1 ? `: ${title}` : ''}`,
        dialog: { name: 'day', trade },
      })),
  },
  {
    label: 'Confirm the day',
    name: 'confirmDay',
    dialogs: createDialogList('Confirm the day', { name: 'confirmDay' }),
  },
  {
    label: 'Change details',
    name: 'changeContact',
    dialogs: createDialogList('Change details', { name: 'contact' }),
  },
  {
    label: 'Change the wedding date',
    name: 'changeEventDate',
    dialogs: ({ eventdate }) => [
      {
        label: `${eventdate ? 'Change' : 'Set'} the wedding or event date`,
        dialog: { name: 'eventDate' },
      },
    ],
  },
  {
    label: 'Change the addresses of the move',
    name: 'changeMoveAddresses',
    dialogs: createDialogList('Change the addresses of the move', { name: 'addresses' }),
  },
  {
    label: 'Renew the link',
    name: 'renewLink',
    dialogs: createDialogList('Renew the link', { name: 'renewLink' }),
  },
  {
    label: 'End mail links',
    name: 'endLinks',
    dialogs: createDialogList('End mail links', { name: 'endLinks' }),
  },
  {
    label: 'Complete order',
    name: 'complete',
    dialogs: createDialogList('Complete order', { name: 'state', state: 'completed' }),
  },
  {
    label: 'Cancel order',
    name: 'cancel',
    dialogs: createDialogList('Cancel order', { name: 'state', state: 'cancelled' }),
  },
];

/** Renders buttons for possible actions, and the reasons why other actions are not possible. */
export function ActionBar({ order, onOpen, onPrint }: ActionBarProps) {
  const getRefusal = ({ name }: Action) =>
    order.actions.find((action) => action.name === name)?.refusal ?? '';
  const refusedActions = actions.filter((action) => getRefusal(action) !== '');
  return (
    <div className={styles.bar} role="group" aria-label="Actions">
      <div className={styles.buttons}>
        {actions
          .filter((action) => getRefusal(action) === '')
          .flatMap((action) => action.dialogs(order))
          .map(({ label, dialog }) => (
            <Button key={label} size="small" variant="secondary" onClick={() => onOpen(dialog)}>
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
      {refusedActions.length > 0 && (
        <details className={styles.refused}>
          <summary>Not possible now</summary>
          <ul>
            {refusedActions.map((action) => (
              <li key={action.label}>
                <strong>{action.label}:</strong> {getRefusal(action)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
