import { type FormEvent, type ReactNode, useId } from 'react';
import { Modal } from 'shared/overlays';
import { Button, Stack } from 'shared/ui';
import { FormErrorNotice, ConflictDialog } from 'shared/desk';
import type { ActionValues, OrderForm } from './use-order-form';

interface ActionDialogProps<Values extends ActionValues> {
  title: string;
  description?: string;
  submitLabel: string;
  variant?: 'primary' | 'danger';
  form: OrderForm<Values>;
  size?: 'small' | 'medium' | 'large';
  children?: ReactNode;
}

/**
 * Dialog of an action, with its fields, a preview of its email, and a colleague's conflicting
 * changes.
 */
export function ActionDialog<Values extends ActionValues>(props: ActionDialogProps<Values>) {
  const { title, description, submitLabel, variant = 'primary', form, children } = props;
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <>
      <Modal
        open={form.conflict.conflicts === null}
        size={props.size ?? 'medium'}
        onOpenChange={(open) => !open && form.close()}
        title={title}
        description={description}
        footer={
          <>
            <Button variant="secondary" onClick={form.close}>
              Back
            </Button>
            <Button type="submit" form={formId} variant={variant} busy={form.isSending}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit}>
          <Stack gap={4}>
            <FormErrorNotice text={form.formError} />
            {children}
          </Stack>
        </form>
      </Modal>
      <ConflictDialog {...form.conflict} />
    </>
  );
}
