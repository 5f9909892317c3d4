import type { FactorSetup } from 'contract/staff/security';
import { useState } from 'react';
import { Field } from 'shared/forms';
import { Button, Card, Cluster, Stack, VisuallyHidden } from 'shared/ui';
import { CodeForm } from './code-form';
import { QrCode } from './qr-code';
import { SecretForm } from './secret-form';
import { useBeginFactorMutation, useTurnFactorOnMutation } from './security-api';
import styles from './security.module.css';

interface SetUpFactorProps {
  email: string;
  onNewCodes: (codes: string[]) => void;
}

/**
 * Sets up the second factor in two steps. The first asks for the password, the second for a code of
 * the app.
 */
export function SetUpFactor({ email, onNewCodes }: SetUpFactorProps) {
  const [setup, setSetup] = useState<FactorSetup | null>(null);
  return setup === null ? (
    <PasswordStep email={email} onSetup={setSetup} />
  ) : (
    <CodeStep setup={setup} onNewCodes={onNewCodes} onRestart={() => setSetup(null)} />
  );
}

function PasswordStep(props: { email: string; onSetup: (setup: FactorSetup) => void }) {
  const [begin] = useBeginFactorMutation();
  return (
    <SecretForm
      title="Set up your second factor"
      intro="Please enter your password first."
      buttonLabel="Continue"
      defaultValues={{ password: '' }}
      send={async (values) => props.onSetup(await begin(values).unwrap())}
    >
      {(form) => (
        <>
          <VisuallyHidden>
            {/* Tells password managers which account's password to fill in. */}
            <input
              type="text"
              autoComplete="username"
              value={props.email}
              readOnly
              tabIndex={-1}
              aria-hidden="true"
            />
          </VisuallyHidden>
          <Field
            label="Password"
            type="password"
            autoComplete="current-password"
            required
            error={form.errorOf('password')}
            {...form.register('password')}
          />
        </>
      )}
    </SecretForm>
  );
}

interface CodeStepProps {
  setup: FactorSetup;
  onNewCodes: (codes: string[]) => void;
  onRestart: () => void;
}

function CodeStep({ setup: { secret, uri, setup }, onNewCodes, onRestart }: CodeStepProps) {
  const [turnOn] = useTurnFactorOnMutation();
  return (
    <Stack gap={6}>
      <Card as="section" padded>
        <Stack gap={4}>
          <h2>1. Add the shop to your authenticator app</h2>
          <p>Scan this code with the app, or type the text into it.</p>
          <div className={styles.secret}>
            <QrCode text={uri} label="QR code for an authenticator app" />
            <code className={styles.text}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </div>
        </Stack>
      </Card>
      <CodeForm
        title="2. Enter the code that the app shows"
        buttonLabel="Turn on"
        send={async ({ code }) =>
          onNewCodes((await turnOn({ setup, code }).unwrap()).recoverycodes)
        }
      />
      <Cluster>
        <Button variant="quiet" onClick={onRestart}>
          Start again
        </Button>
      </Cluster>
    </Stack>
  );
}
