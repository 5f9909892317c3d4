import type { StaffOrderPage } from 'contract/staff/order-page';
import { AddressesDialog } from './addresses-dialog';
import {
  ConfirmDayDialog,
  EndLinksDialog,
  RenewLinkDialog,
  ResendMailDialog,
} from './confirm-dialogs';
import { ContactDialog } from './contact-dialog';
import { DayDialog } from './day-dialog';
import { EventDateDialog } from './event-date-dialog';
import { NoteDialog } from './note-dialog';
import { StateDialog } from './state-dialog';
import { StepDialog } from './step-dialog';

/** Name and parameters of the open dialog. */
export type DialogChoice =
  | {
      name:
        'contact' | 'eventDate' | 'addresses' | 'note' | 'confirmDay' | 'renewLink' | 'endLinks';
    }
  | { name: 'state'; state: 'completed' | 'cancelled' }
  | { name: 'day'; trade: string }
  | { name: 'step'; trade: string; step: string }
  | { name: 'mail'; id: number };

interface OpenDialogProps {
  dialog: DialogChoice;
  order: StaffOrderPage;
  onClose: () => void;
}

/** Renders a dialog. Renders nothing if the order no longer has the dialog's day, part or email. */
export function OpenDialog({ dialog, ...props }: OpenDialogProps) {
  const { order } = props;
  switch (dialog.name) {
    case 'contact':
      return <ContactDialog {...props} />;
    case 'eventDate':
      return <EventDateDialog {...props} />;
    case 'addresses':
      return <AddressesDialog {...props} />;
    case 'note':
      return <NoteDialog {...props} />;
    case 'confirmDay':
      return <ConfirmDayDialog {...props} />;
    case 'renewLink':
      return <RenewLinkDialog {...props} />;
    case 'endLinks':
      return <EndLinksDialog {...props} />;
    case 'state':
      return <StateDialog {...props} state={dialog.state} />;
    case 'day': {
      const day = order.days.find(({ trade }) => trade === dialog.trade);
      return day ? <DayDialog {...props} day={day} /> : null;
    }
    case 'step': {
      const part = order.progress.find(({ trade }) => trade === dialog.trade);
      return part ? <StepDialog {...props} part={part} step={dialog.step} /> : null;
    }
    case 'mail': {
      const entry = order.timeline.find(({ mail }) => mail?.id === dialog.id);
      return entry?.mail ? (
        <ResendMailDialog {...props} mail={entry.mail} title={entry.title} />
      ) : null;
    }
  }
}
