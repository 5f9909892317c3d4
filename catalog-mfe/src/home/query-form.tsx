import { type FormEvent, useState } from 'react';
import { useAppSelector, useNavigate } from 'shared/core';
import { Button } from 'shared/ui';
import { Field, readForm } from 'shared/forms';
import styles from './query-form.module.css';

/**
 * The query form of the home page, with a required message. It sends nothing and goes to /Thankyou, which can pass the
 * message on to /contact (specification, section 2; rule 6).
 */
export function QueryForm() {
  const navigate = useNavigate();
  // Before hydration the browser itself would submit the form and put the message into the address.
  const restored = useAppSelector((state) => state.restored);
  const [empty, setEmpty] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = readForm(event.currentTarget)('message').trim();
    setEmpty(message === '');
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
        enforce
        hint="What would you like moved, packed or cleaned?"
        error={empty ? 'Please write a message.' : undefined}
      />
      <Button type="submit" size="large" disabled={!restored} data-early>
        Send
      </Button>
    </form>
  );
}
