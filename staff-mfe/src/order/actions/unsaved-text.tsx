import type { StaffOrderPage } from 'contract/staff/order-page';
import { useState } from 'react';
import { Button, Cluster, Notice, Stack } from 'shared/ui';
import type { DialogChoice } from './open-dialog';
import { useOrderDrafts } from './use-order-draft';

interface UnsavedTextProps {
  order: StaffOrderPage;
  onOpen: (dialog: DialogChoice) => void;
}

/** Offers to restore form values from before the session expired or the page was closed. */
export function UnsavedText({ order, onOpen }: UnsavedTextProps) {
  const { hasDraft, deleteDraft } = useOrderDrafts(order.orderno);
  const [drafts, setDrafts] = useState(() =>
    listDialogs(order).filter(({ draftName }) => hasDraft(draftName)),
  );
  if (drafts.length === 0) return null;
  const discard = () => {
    for (const { draftName } of drafts) deleteDraft(draftName);
    setDrafts([]);
  };
  return (
    <Notice kind="info" isAnnounced title="You typed something here that was not saved">
      <Stack gap={2}>
        <Cluster>
          {drafts.map(({ draftName, label, dialog }) => (
            <Button
              key={draftName}
              size="small"
              onClick={() => {
                setDrafts([]);
                onOpen(dialog);
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

/** Returns the dialogs with text fields. */
function listDialogs(order: StaffOrderPage) {
  const dialogs: { draftName: string; label: string; dialog: DialogChoice }[] = [
    { draftName: 'contact', label: 'change details', dialog: { name: 'contact' } },
    { draftName: 'eventDate', label: 'wedding or event date', dialog: { name: 'eventDate' } },
    { draftName: 'addresses', label: 'addresses', dialog: { name: 'addresses' } },
    { draftName: 'note', label: 'note', dialog: { name: 'note' } },
    { draftName: 'renewLink', label: 'new link', dialog: { name: 'renewLink' } },
    { draftName: 'endLinks', label: 'end links', dialog: { name: 'endLinks' } },
  ];
  for (const state of ['completed', 'cancelled'] as const) {
    const label = state === 'completed' ? 'complete' : 'cancel';
    dialogs.push({ draftName: state, label, dialog: { name: 'state', state } });
  }
  for (const { trade, title } of order.days) {
    dialogs.push({ draftName: `day ${trade}`, label: title, dialog: { name: 'day', trade } });
  }
  for (const { trade, steps } of order.progress) {
    for (const { step, label } of steps) {
      const dialog = { name: 'step', trade, step } as const;
      dialogs.push({ draftName: `step ${trade} ${step}`, label, dialog });
    }
  }
  return dialogs;
}
