import { type FormEvent, useRef, useState } from 'react';
import { useAppSelector } from 'shared/core';
import { Button, Notice } from 'shared/ui';
import { Field, readForm, RefusedField } from 'shared/forms';
import { Captcha, type CaptchaHandle } from '../captcha/captcha';
import styles from './contact-form.module.css';
import { useSendMessage } from './use-send-message';

/** The contact form: name, subject, email, phone, message and a captcha (specification, section 2). */
export function ContactForm({ message }: { message: string }) {
  // The form is disabled until hydration has finished, because nothing would handle its submission.
  const restored = useAppSelector((state) => state.restored);
  const [solution, setSolution] = useState<string | null>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const { send, busy, refusal } = useSendMessage({
    solution,
    onFailure: () => captcha.current?.reset(),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const value = readForm(event.currentTarget);
    void send(event.currentTarget, {
      email: value('email'),
      password: value('phone'),
      message: value('message'),
      name: value('name'),
      subject: value('subject'),
    });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Contact form">
      <RefusedField value={refusal}>
        <ContactFields message={message} />
      </RefusedField>
      <Captcha ref={captcha} onChange={setSolution} />
      {refusal?.field === '' && (
        <Notice kind="error" live>
          {refusal.text}
        </Notice>
      )}
      <div>
        <Button type="submit" size="large" busy={busy} disabled={!restored} data-early>
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
