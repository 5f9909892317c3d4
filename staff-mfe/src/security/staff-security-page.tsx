import type { Security as SecurityState } from 'contract/staff/security';
import { useState } from 'react';
import { Notice, QueryState, Stack } from 'shared/ui';
import { StaffPage, StaffSkeleton } from 'shared/desk';
import { ChangeFactor } from './change-factor';
import { RecoveryCodes } from './recovery-codes';
import { useGetSecurityQuery } from './security-api';
import { SetUpFactor } from './set-up-factor';

/** Page for the user's own second factor (rule 56). */
export const StaffSecurityPage = () => (
  <StaffPage permission="desk" title="Security">
    <Security />
  </StaffPage>
);

function Security() {
  const query = useGetSecurityQuery(undefined, { refetchOnMountOrArgChange: true });
  const [newCodes, setNewCodes] = useState<string[] | null>(null);
  if (newCodes !== null) return <RecoveryCodes codes={newCodes} onDone={() => setNewCodes(null)} />;
  return (
    <QueryState query={query} subject="your second factor" skeleton={<StaffSkeleton />}>
      {(security) => (
        <Stack gap={6}>
          <StateNotice {...security} />
          {security.secondfactor ? (
            <ChangeFactor security={security} onNewCodes={setNewCodes} />
          ) : (
            <SetUpFactor email={security.email} onNewCodes={setNewCodes} />
          )}
        </Stack>
      )}
    </QueryState>
  );
}

function StateNotice({ secondfactor, required, recoverycodes }: SecurityState) {
  if (secondfactor)
    return (
      <Notice kind={recoverycodes > 0 ? 'success' : 'warning'} title="Your second factor is on">
        {`You sign in with your password and a code. Unused recovery codes: ${recoverycodes}.`}
      </Notice>
    );
  if (required)
    return (
      <Notice kind="warning" title="Your role needs a second factor">
        The desk opens as soon as it is set up. It takes two minutes and an authenticator app on
        your phone.
      </Notice>
    );
  return (
    <Notice title="Your second factor is off">
      With it, nobody can sign in with your password alone.
    </Notice>
  );
}
