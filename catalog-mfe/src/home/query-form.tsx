import { type FormEvent, useState } from 'react';
import { useNavigate } from 'shared/router';
import { useAppSelector } from 'shared/store';
import { Button } from 'shared/ui';
import { Field, readForm } from 'shared/forms';
import styles from './query-form.module.css';

/**
 * Form that sends no request. The form passes the message to the page /Thankyou. From there, the
 * shopper can take the message to the contact form (rule 6).
 */
export function QueryForm() {
  const navigate = useNavigate();
  // The button is disabled before hydration, because the browser would put the message into the
  // URL.
  const isRestored = useAppSelector((state) => state.restored);
  const [isEmpty, setIsEmpty] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = readForm(event.currentTarget)('message').trim();
    setIsEmpty(message === '');
    if (message !== '') void navigate('/Thankyou', { state: { message } });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        multiline
        label="Your message"
        name="message"
        rows={4}
        required
        isEnforced
        hint="What would you like moved, packed or cleaned?"
        error={isEmpty ? 'Please write a message.' : undefined}
      />
      <Button type="submit" size="large" disabled={!isRestored} data-early>
        Send
      </Button>
    </form>
  );
}
