import type { ContactMessage, MessageState } from 'contract/contact/inbox';
import { isRequestError } from 'shared/data';
import { SelectField } from 'shared/forms';
import { Button, Notice } from 'shared/ui';
import { UNKNOWN_OUTCOME } from 'shared/desk';
import {
  useAssignMessageMutation,
  useChangeMessageStateMutation,
  useGetColleaguesQuery,
} from './inbox-api';
import styles from './inbox.module.css';

const stateActions: readonly { state: MessageState; label: string }[] = [
  { state: 'open', label: 'Open again' },
  { state: 'answered', label: 'Mark as answered' },
  { state: 'closed', label: 'Close' },
];

/** Assigns the message and sets its state. A 409 refetches the message. */
export function MessageControls({
  message: { id, version, state, assignee },
}: {
  message: ContactMessage;
}) {
  const { data: colleagues = [] } = useGetColleaguesQuery();
  const [assign, assignCall] = useAssignMessageMutation();
  const [changeState, changeCall] = useChangeMessageStateMutation();
  const isBusy = assignCall.isLoading || changeCall.isLoading;
  const error = assignCall.error ?? changeCall.error;
  const options = [
    { value: '', label: 'Nobody' },
    ...colleagues.map((colleague) => ({ value: String(colleague.id), label: colleague.name })),
  ];
  return (
    <div className={styles.controls}>
      <SelectField
        label="Assigned to"
        options={options}
        value={String(assignee?.id ?? '')}
        disabled={isBusy}
        onChange={({ target }) =>
          void assign({ id, version, assignee: target.value === '' ? null : Number(target.value) })
        }
      />
      {stateActions
        .filter((action) => action.state !== state)
        .map((action) => (
          <Button
            key={action.state}
            variant="secondary"
            disabled={isBusy}
            onClick={() => void changeState({ id, version, state: action.state })}
          >
            {action.label}
          </Button>
        ))}
      {error && (
        <Notice kind="error" isAnnounced className={styles.wide}>
          {isRequestError(error) && error.serverError !== ''
            ? `${error.serverError} The message is shown as it is now.`
            : UNKNOWN_OUTCOME}
        </Notice>
      )}
    </div>
  );
}
