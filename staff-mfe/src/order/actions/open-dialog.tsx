import type { OrderActionName } from 'contract/order-actions/order-actions';
import type { StaffOrderPage } from 'contract/staff/order-page';
import type { ComponentType } from 'react';
import type { ActionChoice } from './action-choices';
import { AskForPaymentDialog } from './ask-for-payment-dialog';
import { CorrectDialog } from './correct-dialog';
import { PaymentDialog } from './payment-dialog';
import { AddressesDialog } from './addresses-dialog';
import { ContactDialog } from './contact-dialog';
import { DayDialog } from './day-dialog';
import { DeclaredDialog } from './declared-dialog';
import { EventDateDialog } from './event-date-dialog';
import { NoteDialog } from './note-dialog';
import { ResendMailDialog } from './resend-mail-dialog';
import { StateDialog } from './state-dialog';
import { StepDialog } from './step-dialog';

interface ActionFormProps {
  choice: ActionChoice;
  order: StaffOrderPage;
  onClose: () => void;
}

/** Forms of the actions whose declaration has no dialog. */
const forms: Partial<Record<OrderActionName, ComponentType<ActionFormProps>>> = {
  addNote: NoteDialog,
  moveStep: StepForm,
  changeDay: DayForm,
  changeContact: ContactDialog,
  changeEventDate: EventDateDialog,
  changeMoveAddresses: AddressesDialog,
  resendMail: ResendForm,
  askForPayment: AskForPaymentDialog,
  recordPayment: PaymentDialog,
  correctPayment: CorrectForm,
  complete: ({ choice: _choice, ...props }) => <StateDialog {...props} name="complete" />,
  cancel: ({ choice: _choice, ...props }) => <StateDialog {...props} name="cancel" />,
};

/** Renders the dialog of an action. Renders nothing if the order no longer has its day, step or mail. */
export function OpenDialog(props: ActionFormProps) {
  const Form = forms[props.choice.name] ?? DeclaredDialog;
  return <Form {...props} />;
}

function CorrectForm({ choice: { paymentid }, order, onClose }: ActionFormProps) {
  return paymentid === undefined ? null : (
    <CorrectDialog order={order} paymentid={paymentid} onClose={onClose} />
  );
}

function DayForm({ choice: { trade }, order, onClose }: ActionFormProps) {
  const day = order.days.find((each) => each.trade === trade);
  return day ? <DayDialog order={order} day={day} onClose={onClose} /> : null;
}

function StepForm({ choice: { trade, step = '' }, order, onClose }: ActionFormProps) {
  const part = order.progress.find((each) => each.trade === trade);
  return part ? <StepDialog order={order} part={part} step={step} onClose={onClose} /> : null;
}

function ResendForm({ choice: { mailid }, order, onClose }: ActionFormProps) {
  const entry = order.timeline.find(({ mail }) => mail?.id === mailid);
  return entry?.mail ? (
    <ResendMailDialog order={order} mail={entry.mail} title={entry.title} onClose={onClose} />
  ) : null;
}
