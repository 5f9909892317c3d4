import type { Progress } from 'contract/orders/order-fields';
import type { StaffOrderPage } from 'contract/staff/order-page';
import { ActionDialog } from './action-dialog';
import { MailPreview } from './mail-preview';
import { ReasonField } from './reason-field';
import { useOrderForm } from './use-order-form';

interface StepDialogProps {
  order: StaffOrderPage;
  part: Progress;
  step: string;
  onClose: () => void;
}

/**
 * Form that moves a part of an order, such as its goods or its house move, to another step. A step
 * back needs a reason and sends no email.
 */
export function StepDialog({ order: { orderno, version }, part, step, onClose }: StepDialogProps) {
  const { trade } = part;
  const choice = { name: 'moveStep', trade, step } as const;
  const getIndex = (name: string) => part.steps.findIndex((each) => each.step === name);
  const isBack = getIndex(step) < getIndex(part.step);
  const getLabel = (name: string) => part.steps[getIndex(name)]?.label ?? name;
  const label = getLabel(step);
  const form = useOrderForm({
    orderno,
    choice,
    onClose,
    defaultValues: { version, reason: '' },
    toBody: (values) => ({ trade, step, ...values }),
    listConflicts: ({ steps }) => {
      const theirStep = steps?.[trade] ?? part.step;
      return theirStep === part.step
        ? []
        : [{ label: part.title, theirs: getLabel(theirStep), mine: getLabel(step) }];
    },
  });
  return (
    <ActionDialog
      title={isBack ? `Back to '${label}'?` : label}
      description={`${part.title} of ${orderno}`}
      submitLabel={isBack ? 'Move back' : 'Move the step'}
      form={form}
    >
      {isBack && <ReasonField form={form} />}
      <MailPreview orderno={orderno} choice={choice} body={{ trade, step }} />
    </ActionDialog>
  );
}
