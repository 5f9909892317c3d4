import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useConfig, useFeature } from 'shared/session';
import { Field, FormErrorContext } from 'shared/forms';
import { Button, Notice, TextLink } from 'shared/ui';
import type { MoveRecommendation } from '../recommendation/packages-api';
import { findJourneyErrors } from '../journey/journey-errors';
import type { Plan } from '../plan/plan';
import { changePlan } from '../plan/use-plan';
import type { CaptchaHandle } from '../shows';
import { CaptchaSlot } from './captcha-slot';
import { findContactErrors } from './contact';
import styles from './enquiry.module.css';
import { buildEnquiryText, MAX_LENGTHS } from './enquiry-message';
import { useSendEnquiry } from './use-send-enquiry';

export interface EnquiryFormProps {
  plan: Plan;
  recommendation: MoveRecommendation;
}

export function EnquiryForm({ plan, recommendation }: EnquiryFormProps) {
  const { email, phone } = useConfig();
  const hasQuotes = useFeature('quotes');
  const formRef = useRef<HTMLFormElement>(null);
  const captchaRef = useRef<CaptchaHandle>(null);
  const [captchaSolution, setCaptchaSolution] = useState<string | null>(null);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const { send, isBusy, failure } = useSendEnquiry({
    captchaSolution,
    onFailure: () => captchaRef.current?.reset(),
  });

  // Focuses the first field, because the button that opened the form no longer exists.
  useEffect(() => formRef.current?.querySelector('input')?.focus(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setHasSubmitted(true);
    const invalidFieldId = findFirstInvalidFieldId(plan);
    if (invalidFieldId) document.getElementById(invalidFieldId)?.focus();
    else void send(event.currentTarget, plan, recommendation);
  };

  return (
    <form
      ref={formRef}
      className={styles.form}
      onSubmit={submit}
      noValidate
      aria-label="Ask for a quote"
    >
      <FormErrorContext value={failure}>
        <ContactFields plan={plan} errors={hasSubmitted ? findContactErrors(plan) : {}} />
      </FormErrorContext>
      <details className={styles.preview}>
        <summary>What we receive</summary>
        <pre>{buildEnquiryText(plan, recommendation)}</pre>
      </details>
      <CaptchaSlot ref={captchaRef} onChange={setCaptchaSolution} />
      {failure?.field === '' && (
        <Notice kind="error" title="Your enquiry has not been sent" isAnnounced>
          {`${failure.text} Nothing that you typed is lost. You also reach us on ${phone} or at ${email}.`}
        </Notice>
      )}
      <div>
        <Button type="submit" size="large" busy={isBusy}>
          {failure ? 'Try again' : 'Send enquiry'}
        </Button>
      </div>
      {hasQuotes && (
        <p className={styles.small}>
          Photos help: you can add them on the page that opens once your enquiry has arrived.
        </p>
      )}
      <p className={styles.small}>
        How we use what you write is in our <TextLink to="/terms#privacy">privacy terms</TextLink>.
      </p>
    </form>
  );
}

interface ContactFieldsProps {
  plan: Plan;
  errors: Partial<ReturnType<typeof findContactErrors>>;
}

const ContactFields = ({ plan, errors }: ContactFieldsProps) => (
  <>
    <div className={styles.pair}>
      <Field
        {...bindField('name', plan)}
        label="Your name"
        required
        autoComplete="name"
        error={errors.name}
      />
      <Field
        {...bindField('phone', plan)}
        label="Phone"
        type="tel"
        autoComplete="tel"
        error={errors.phone}
      />
    </div>
    <Field
      {...bindField('email', plan)}
      label="E-mail"
      type="email"
      autoComplete="email"
      hint="One of the two is enough: an e-mail address or a phone number."
      error={errors.email}
    />
    <Field
      {...bindField('note', plan)}
      multiline
      rows={3}
      label="Anything else?"
      hint="Anything large, fragile or awkward, parking, or help with packing."
    />
  </>
);

type ContactField = 'name' | 'email' | 'phone' | 'note';

const bindField = (name: ContactField, plan: Plan) => ({
  id: `quote-${name}`,
  name,
  maxLength: MAX_LENGTHS[name],
  value: plan[name],
  onChange: ({ target }: { target: { value: string } }) =>
    changePlan(() => ({ [name]: target.value })),
});

function findFirstInvalidFieldId(plan: Plan): string | null {
  const [invalidField] = Object.keys({ ...findJourneyErrors(plan), ...findContactErrors(plan) });
  return invalidField === undefined ? null : `quote-${invalidField}`;
}
