import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useConfig } from 'shared/core';
import { Field, RefusedField } from 'shared/forms';
import { Button, Notice, TextLink } from 'shared/ui';
import type { Fit } from '../fitting/fit';
import { journeyErrors } from '../journey/journey-errors';
import type { Plan } from '../plan/plan';
import { changePlan } from '../plan/use-plan';
import type { CaptchaHandle } from '../shows';
import { CaptchaSlot } from './captcha-slot';
import { contactErrors } from './contact-errors';
import styles from './enquiry.module.css';
import { enquiryText, LIMITS } from './enquiry-message';
import { useSendEnquiry } from './use-send-enquiry';

export interface EnquiryFormProps {
  plan: Plan;
  fit: Fit;
}

/** The form that requests a quote. It sends the list of items as a contact message for the firm's staff. */
export function EnquiryForm({ plan, fit }: EnquiryFormProps) {
  const { email, phone } = useConfig();
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [solution, setSolution] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { send, busy, failure } = useSendEnquiry({
    solution,
    onFailure: () => captcha.current?.reset(),
  });

  // Focuses the first field, because the button that opened the form was removed.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    const wrong = firstWrong(plan);
    if (wrong) document.getElementById(wrong)?.focus();
    else void send(event.currentTarget, plan, fit);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      noValidate
      aria-label="Ask for a quote"
    >
      <RefusedField value={failure}>
        <ContactFields plan={plan} errors={tried ? contactErrors(plan) : {}} />
      </RefusedField>
      <details className={styles.preview}>
        <summary>What we receive</summary>
        <pre>{enquiryText(plan, fit)}</pre>
      </details>
      <CaptchaSlot ref={captcha} onChange={setSolution} />
      {failure?.field === '' && (
        <Notice kind="error" title="Your enquiry has not been sent" live>
          {`${failure.text} Nothing that you typed is lost. You also reach us on ${phone} or at ${email}.`}
        </Notice>
      )}
      <div>
        <Button type="submit" size="large" busy={busy}>
          {failure ? 'Try again' : 'Send enquiry'}
        </Button>
      </div>
      <p className={styles.small}>
        How we use what you write is in our <TextLink to="/terms#privacy">privacy terms</TextLink>.
      </p>
    </form>
  );
}

interface ContactFieldsProps {
  plan: Plan;
  errors: Partial<ReturnType<typeof contactErrors>>;
}

const ContactFields = ({ plan, errors }: ContactFieldsProps) => (
  <>
    <div className={styles.pair}>
      <Field
        {...bound('name', plan)}
        label="Your name"
        required
        autoComplete="name"
        error={errors.name}
      />
      <Field
        {...bound('phone', plan)}
        label="Phone"
        type="tel"
        autoComplete="tel"
        error={errors.phone}
      />
    </div>
    <Field
      {...bound('email', plan)}
      label="E-mail"
      type="email"
      autoComplete="email"
      hint="One of the two is enough: an e-mail address or a phone number."
      error={errors.email}
    />
    <Field
      {...bound('note', plan)}
      multiline
      rows={3}
      label="Anything else?"
      hint="Anything large, fragile or awkward, parking, or help with packing."
    />
  </>
);

type ContactField = 'name' | 'email' | 'phone' | 'note';

const bound = (name: ContactField, plan: Plan) => ({
  ...{ id: `quote-${name}`, name, maxLength: LIMITS[name], value: plan[name] },
  onChange: ({ target }: { target: { value: string } }) =>
    changePlan(() => ({ [name]: target.value })),
});

/** Returns the id of the first invalid field, or null. */
function firstWrong(plan: Plan): string | null {
  const [wrong] = Object.keys({ ...journeyErrors(plan), ...contactErrors(plan) });
  return wrong === undefined ? null : `quote-${wrong}`;
}
