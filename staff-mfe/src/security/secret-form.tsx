import { type ReactNode, useId } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type StaffForm as Form,
  useStaffForm,
} from 'shared/desk';
import { Button, Card, Notice, Stack } from 'shared/ui';

interface SecretFormProps<Values extends FieldValues> {
  title: string;
  intro?: ReactNode;
  buttonLabel: string;
  variant?: 'primary' | 'danger';
  defaultValues: DefaultValues<Values>;
  send: (values: Values) => Promise<unknown>;
  children: (form: Form<Values>) => ReactNode;
}

/** Form for secrets. Unlike other staff forms, this form saves no typed values. */
export function SecretForm<Values extends FieldValues>(props: SecretFormProps<Values>) {
  const { title, intro, buttonLabel, variant, defaultValues, send, children } = props;
  const form = useStaffForm<Values>({ defaultValues, draftKey: null, send });
  const titleId = useId();
  return (
    <Card as="section" padded>
      <form
        aria-labelledby={titleId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack gap={4}>
          <h2 id={titleId}>{title}</h2>
          {intro && <p>{intro}</p>}
          {children(form)}
          {form.formError && (
            <Notice kind="error" isAnnounced>
              {form.formError}
            </Notice>
          )}
          <div>
            <Button type="submit" variant={variant} busy={form.isSending}>
              {buttonLabel}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
