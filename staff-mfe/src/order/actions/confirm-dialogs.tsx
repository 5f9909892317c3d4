import type { StaffOrderPage, TimelineEntry } from 'contract/staff/order-page';
import type { PreviewRequest } from 'contract/staff/order-requests';
import { bookingPath, type OrderChange, orderPath, usePreviewChangeQuery } from '../order-api';
import { ActionDialog } from './action-dialog';
import { MailPreview } from './mail-preview';
import { ReasonField } from './reason-field';
import { useOrderForm } from './use-order-form';

interface DialogProps {
  order: Pick<StaffOrderPage, 'orderno'> & { version: number | undefined };
  onClose: () => void;
}

/** Texts and API call of an action whose form has no field, or only a reason. */
interface SimpleAction {
  draftName: string;
  title: string;
  description: string;
  submitLabel: string;
  path: string;
  preview: PreviewRequest | null;
  hasReason?: boolean;
  body?: object;
}

function SimpleDialog({ order, onClose, action }: DialogProps & { action: SimpleAction }) {
  const { orderno, version } = order;
  const { draftName, path, preview, hasReason = false, body = {}, ...dialogTexts } = action;
  const form = useOrderForm({
    orderno,
    draftName,
    onClose,
    defaultValues: { version, reason: '' },
    toChange: ({ reason }): OrderChange => ({ path, body: hasReason ? { reason } : body }),
    listConflicts: () => [],
  });
  return (
    <ActionDialog {...dialogTexts} form={form}>
      {hasReason && <ReasonField form={form} />}
      {preview && <MailPreview orderno={orderno} change={preview} />}
    </ActionDialog>
  );
}

/**
 * Confirms the day of an order for the shopper, for example after a phone call. Asks again if the
 * calendar no longer accepts the day.
 */
export function ConfirmDayDialog(props: DialogProps) {
  const { orderno } = props.order;
  const preview = { confirm: true } as const;
  const { currentData } = usePreviewChangeQuery({ orderno, change: preview });
  const hasWarnings = (currentData?.warnings.length ?? 0) > 0;
  const action: SimpleAction = {
    draftName: 'confirmDay',
    title: 'Confirm the day?',
    submitLabel: hasWarnings ? 'Confirm the day all the same' : 'Confirm the day',
    description:
      'The place is kept for good. The customer gets an e-mail and need not confirm it any more.',
    path: bookingPath(orderno, 'confirm'),
    preview,
    body: hasWarnings ? { accept: true } : {},
  };
  return <SimpleDialog {...props} action={action} />;
}

interface DecisionDialogProps extends DialogProps {
  /** Booking kind of the day. */
  trade: string;
}

/** Keeps a booking that the calendar no longer accepts. */
export const KeepDayDialog = ({ trade, ...props }: DecisionDialogProps) => (
  <SimpleDialog
    {...props}
    action={{
      draftName: `keepDay ${trade}`,
      title: 'Keep this day?',
      submitLabel: 'Keep this day',
      description: 'The booking stays as it is. The customer hears nothing.',
      path: bookingPath(props.order.orderno, 'keep'),
      preview: null,
      body: { trade },
    }}
  />
);

/** Asks the customer by email to choose another day. */
export const OfferDayDialog = ({ trade, ...props }: DecisionDialogProps) => (
  <SimpleDialog
    {...props}
    action={{
      draftName: `offerDay ${trade}`,
      title: 'Offer another day?',
      submitLabel: 'Send the e-mail',
      description: 'The customer gets a link to choose another day. The place is held until then.',
      path: bookingPath(props.order.orderno, 'offer'),
      preview: { offer: { trade } },
      body: { trade },
    }}
  />
);

export const RenewLinkDialog = (props: DialogProps) => (
  <SimpleDialog
    {...props}
    action={{
      draftName: 'renewLink',
      title: 'Mail a new link?',
      submitLabel: 'Mail a new link',
      description: 'The links in earlier mails stop working.',
      path: orderPath(props.order.orderno, 'links/renew'),
      preview: { link: true },
      hasReason: true,
    }}
  />
);

export const EndLinksDialog = (props: DialogProps) => (
  <SimpleDialog
    {...props}
    action={{
      draftName: 'endLinks',
      title: 'End the mail links?',
      submitLabel: 'End the links',
      description: 'The links in all mails of this order stop working. No new one is mailed.',
      path: orderPath(props.order.orderno, 'links/end'),
      preview: null,
      hasReason: true,
    }}
  />
);

interface ResendMailDialogProps extends DialogProps {
  mail: NonNullable<TimelineEntry['mail']>;
  title: string;
}

/** Sends an email again with the current data of the order. The first attempt may have failed. */
export function ResendMailDialog({ mail, title, ...props }: ResendMailDialogProps) {
  const isSent = mail.status === 'sent';
  const submitLabel = isSent ? 'Send again' : 'Try again now';
  const action: SimpleAction = {
    draftName: `mail ${mail.id}`,
    title: `${submitLabel}?`,
    submitLabel,
    description: `${title}. It is written with what the order says now.`,
    path: orderPath(props.order.orderno, `mails/${mail.id}/resend`),
    preview: { mail: mail.id },
  };
  return <SimpleDialog {...props} action={action} />;
}
