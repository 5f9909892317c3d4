import type { StaffOrderPage } from 'contract/staff/order-page';
import { useState } from 'react';
import { Button, Cluster, Notice, Stack } from 'shared/ui';
import { type ActionChoice, listChoices, toDraftName } from './action-choices';
import { useOrderDrafts } from './use-order-draft';

interface UnsavedTextProps {
  order: StaffOrderPage;
  onOpenAction: (choice: ActionChoice) => void;
}

/** Offers to restore form values from before the session expired or the page was closed. */
export function UnsavedText({ order, onOpenAction }: UnsavedTextProps) {
  const { hasDraft, deleteDraft } = useOrderDrafts(order.orderno);
  const [drafts, setDrafts] = useState(() =>
    listChoices(order).filter((choice) => hasDraft(toDraftName(choice))),
  );
  if (drafts.length === 0) return null;
  const discard = () => {
    for (const choice of drafts) deleteDraft(toDraftName(choice));
    setDrafts([]);
  };
  return (
    <Notice kind="info" isAnnounced title="You typed something here that was not saved">
      <Stack gap={2}>
        <Cluster>
          {drafts.map(({ label, ...choice }) => (
            <Button
              key={toDraftName(choice)}
              size="small"
              onClick={() => {
                setDrafts([]);
                onOpenAction(choice);
              }}
            >
              Continue: {label}
            </Button>
          ))}
          <Button size="small" variant="quiet" onClick={discard}>
            Discard
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  );
}
