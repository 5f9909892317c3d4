import type { StaffQuote } from 'contract/quotes/staff-quote';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormErrorNotice,
  type StaffForm,
  useStaffForm,
} from 'shared/desk';
import { Modal } from 'shared/overlays';
import { useToast } from 'shared/overlays';
import { Button, Stack } from 'shared/ui';
import { QuoteFailure } from '../changes/quote-failure';
import { readChangedQuote } from '../changes/describe-changes';

interface QuoteFormOptions<Values extends FieldValues> {
  quote: StaffQuote;
  defaultValues: Values;
  /** Sends the values for a version of the quote. */
  send: (values: Values, version: number) => Promise<unknown>;
  savedText: string;
  onClose: () => void;
}

export interface QuoteForm<Values extends FieldValues> extends StaffForm<Values> {
  /** The quote when the refused call was sent, and the refusal. */
  refusal: { quote: StaffQuote; error: unknown } | null;
}

/**
 * Returns the form of an action on a quote. After somebody else's change, the form says what they
 * changed. Another press then sends the values for the newer version.
 */
export function useQuoteForm<Values extends FieldValues>(
  options: QuoteFormOptions<Values>,
): QuoteForm<Values> {
  const { quote, defaultValues, send, savedText, onClose } = options;
  const toast = useToast();
  const [refusal, setRefusal] = useState<QuoteForm<Values>['refusal']>(null);
  const form = useStaffForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    draftKey: null,
    send: async (values) => {
      setRefusal(null);
      try {
        await send(values, quote.version);
      } catch (error) {
        if (readChangedQuote(error) !== null) setRefusal({ quote, error });
        throw error;
      }
    },
    onConflict: (body) => typeof body === 'object' && body !== null && 'current' in body,
    onSaved: () => {
      toast({ kind: 'success', text: savedText });
      onClose();
    },
  });
  return { ...form, refusal };
}

interface QuoteFormDialogProps<Values extends FieldValues> {
  title: string;
  description?: string;
  submitLabel: string;
  variant?: 'primary' | 'danger';
  size?: 'small' | 'medium' | 'large';
  form: QuoteForm<Values>;
  onClose: () => void;
  children?: ReactNode;
}

/** Dialog of an action on a quote, with its fields and the reason of a refusal. */
export function QuoteFormDialog<Values extends FieldValues>(props: QuoteFormDialogProps<Values>) {
  const { title, description, submitLabel, variant = 'primary', size = 'medium' } = props;
  const { form, onClose, children } = props;
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Modal
      open
      size={size}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
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
          {form.refusal && <QuoteFailure {...form.refusal} />}
          <FormErrorNotice text={form.formError} />
          {children}
        </Stack>
      </form>
    </Modal>
  );
}
