import { useState } from 'react';
import { Field, FormErrorContext } from 'shared/forms';
import { Button } from 'shared/ui';
import { SignaturePad } from '../../ui/signature-pad';
import type { NewPress } from '../phone/crew-phone';
import styles from './job-view.module.css';
import { readText, usePressForm } from './use-press-form';

interface SignatureFormProps {
  isSigned: boolean;
  onSign: (press: Signature) => Promise<void>;
}

type Signature = Extract<NewPress, { kind: 'signature' }>;

/** The customer signs, or the crew says why not. */
export function SignatureForm({ isSigned, onSign }: SignatureFormProps) {
  const [path, setPath] = useState('');
  const { error, submit } = usePressForm<Signature>((texts) => {
    const name = readText(texts, 'name');
    const reason = readText(texts, 'reason');
    if (path === '' && reason === '')
      return { field: 'reason', text: 'Reason: please say why there is no signature.' };
    return { kind: 'signature', name, path, reason };
  }, onSign);
  if (isSigned) return <p className={styles.finished}>The signature is taken.</p>;
  return (
    <details className={styles.section}>
      <summary className={styles.summary}>Signature</summary>
      <FormErrorContext value={path === '' ? error : null}>
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <SignaturePad path={path} onDraw={setPath} />
          <Field label="Name of the person" name="name" maxLength={200} autoComplete="off" />
          <Field label="Reason if nobody signs" name="reason" maxLength={200} autoComplete="off" />
          <Button type="submit" size="large" fullWidth>
            Save the signature
          </Button>
        </form>
      </FormErrorContext>
    </details>
  );
}
