import { type FormEvent, useRef, useState } from 'react';
import { useAppSelector } from 'shared/store';
import { Button, Notice } from 'shared/ui';
import { Field, readForm, FormErrorContext } from 'shared/forms';
import { Captcha, type CaptchaHandle } from '../captcha/captcha';
import styles from './contact-form.module.css';
import { useSendMessage } from './use-send-message';

/** Contact form. `message` is the initial text. */
export function ContactForm({ message }: { message: string }) {
  // The button is disabled before hydration, because nothing would handle a submission.
  const isRestored = useAppSelector((state) => state.restored);
  const [captchaSolution, setCaptchaSolution] = useState<string | null>(null);
  const captchaRef = useRef<CaptchaHandle>(null);
  const { send, isBusy, refusal } = useSendMessage({
    captchaSolution,
    onFailure: () => captchaRef.current?.reset(),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const getValue = readForm(event.currentTarget);
    void send(event.currentTarget, {
      email: getValue('email'),
      // The API names the phone number `password` (specification, section 7).
      password: getValue('phone'),
      message: getValue('message'),
      name: getValue('name'),
      subject: getValue('subject'),
    });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Contact form">
      <FormErrorContext value={refusal}>
        <ContactFields message={message} />
      </FormErrorContext>
      <Captcha ref={captchaRef} onChange={setCaptchaSolution} />
      {refusal?.field === '' && (
        <Notice kind="error" isAnnounced>
          {refusal.text}
        </Notice>
      )}
      <div>
        <Button type="submit" size="large" busy={isBusy} disabled={!isRestored} data-early>
          Send message
        </Button>
      </div>
    </form>
  );
}

const ContactFields = ({ message }: { message: string }) => (
  <>
    <div className={styles.pair}>
      <Field label="Name" name="name" autoComplete="name" maxLength={200} />
      <Field label="Subject" name="subject" maxLength={300} />
    </div>
    <div className={styles.pair}>
      <Field label="Email" name="email" type="email" autoComplete="email" maxLength={254} />
      <Field
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={50}
        hint="At least 11 digits, such as 020 7946 0000"
      />
    </div>
    <Field
      multiline
      label="Message"
      name="message"
      rows={6}
      maxLength={10_000}
      defaultValue={message}
      hint="For a dress, tell us the fabric, the marks and the day you need it. For a move, from where to where."
    />
  </>
);
