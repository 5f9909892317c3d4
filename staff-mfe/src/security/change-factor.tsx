import type { Security } from 'contract/staff/security';
import { Stack } from 'shared/ui';
import { CodeForm } from './code-form';
import { useRenewRecoveryCodesMutation, useTurnFactorOffMutation } from './security-api';

interface ChangeFactorProps {
  security: Security;
  onNewCodes: (codes: string[]) => void;
}

/** Forms that change an active second factor. Each form needs a code. */
export function ChangeFactor({ security, onNewCodes }: ChangeFactorProps) {
  const [renew] = useRenewRecoveryCodesMutation();
  const [turnOff] = useTurnFactorOffMutation();
  return (
    <Stack gap={6}>
      <CodeForm
        title="New recovery codes"
        intro="The old ones stop working. Enter a code of your authenticator app."
        buttonLabel="Make new recovery codes"
        send={async (values) => onNewCodes((await renew(values).unwrap()).recoverycodes)}
      />
      {security.required ? (
        <p>Your role needs a second factor, so it cannot be turned off.</p>
      ) : (
        <CodeForm
          title="Turn off the second factor"
          intro="Your password alone signs you in then. Enter a code of your authenticator app."
          buttonLabel="Turn off"
          variant="danger"
          send={(values) => turnOff(values).unwrap()}
        />
      )}
    </Stack>
  );
}
