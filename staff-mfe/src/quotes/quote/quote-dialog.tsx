import type { QuoteAction, StaffQuote } from 'contract/quotes/staff-quote';
import type { ComponentType } from 'react';
import { ChangeRequestDialog } from '../dialogs/change-request-dialog';
import { ExtendDialog } from '../dialogs/extend-dialog';
import { RemindDialog } from '../dialogs/remind-dialog';
import { WithdrawDialog } from '../dialogs/withdraw-dialog';

/** Actions whose buttons stand in the bar. The request is changed beside the request. */
export const barDialogNames = [
  'remind',
  'extend',
  'withdraw',
] as const satisfies readonly QuoteAction[];

export type QuoteDialogName = (typeof barDialogNames)[number] | 'changeRequest';

interface DialogProps {
  quote: StaffQuote;
  onClose: () => void;
}

const dialogs: Record<QuoteDialogName, ComponentType<DialogProps>> = {
  remind: RemindDialog,
  extend: ExtendDialog,
  withdraw: WithdrawDialog,
  changeRequest: ChangeRequestDialog,
};

/** Renders the dialog of an action. */
export function QuoteDialog({ name, ...props }: DialogProps & { name: QuoteDialogName }) {
  const Dialog = dialogs[name];
  return <Dialog {...props} />;
}
