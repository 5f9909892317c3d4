import type { StaffOrderPage } from 'contract/staff/order-page';
import { ActionDialog } from './action-dialog';
import { ReasonField } from './reason-field';
import { useOrderForm } from './use-order-form';

interface CorrectDialogProps {
  order: StaffOrderPage;
  paymentid: number;
  onClose: () => void;
}

/** Form that takes a recorded payment back by an entry with the opposite amount. */
export function CorrectDialog({
  order: { orderno, version },
  paymentid,
  onClose,
}: CorrectDialogProps) {
  const form = useOrderForm({
    orderno,
    choice: { name: 'correctPayment', paymentid },
    onClose,
    defaultValues: { version, reason: '' },
    toBody: ({ reason }) => ({ reason }),
  });
  return (
    <ActionDialog
      title="Correct the payment?"
      description="An entry with the opposite amount is added, as if the payment had not come. Then record the right payment, if one came. The customer is told by e-mail."
      submitLabel="Correct the payment"
      form={form}
    >
      <ReasonField form={form} required />
    </ActionDialog>
  );
}
