import type { StaffOrderPage, TimelineEntry } from 'contract/staff/order-page';
import { ActionDialog } from './action-dialog';
import { MailPreview } from './mail-preview';
import { useOrderForm } from './use-order-form';

interface ResendMailDialogProps {
  order: StaffOrderPage;
  mail: NonNullable<TimelineEntry['mail']>;
  title: string;
  onClose: () => void;
}

/** Sends an email again with the current data of the order. The first attempt may have failed. */
export function ResendMailDialog({ order, mail, title, onClose }: ResendMailDialogProps) {
  const { orderno, version } = order;
  const choice = { name: 'resendMail', mailid: mail.id } as const;
  const submitLabel = mail.status === 'sent' ? 'Send again' : 'Try again now';
  const form = useOrderForm({
    orderno,
    choice,
    onClose,
    defaultValues: { version, reason: '' },
    toBody: () => ({}),
  });
  return (
    <ActionDialog
      title={`${submitLabel}?`}
      description={`${title}. It is written with what the order says now.`}
      submitLabel={submitLabel}
      form={form}
    >
      <MailPreview orderno={orderno} choice={choice} body={{}} />
    </ActionDialog>
  );
}
