import { useState } from 'react';
import { QueryState, Stack } from 'shared/ui';
import { StaffPage, StaffSkeleton } from 'shared/desk';
import { ColleaguesTable } from './colleagues-table';
import { DiscountLimitSection } from './discount-limit-form';
import { InvitationsTable } from './invitations-table';
import { InviteForm } from './invite-form';
import { ManageColleague } from './manage-colleague';
import { useGetPeopleQuery } from './people-api';
import { PermissionTable } from './permission-table';

/** Page with colleagues, invitations and the permissions of each role (rule 57). */
export const StaffPeoplePage = () => (
  <StaffPage permission="people" title="People">
    <People />
  </StaffPage>
);

function People() {
  const query = useGetPeopleQuery(undefined, { refetchOnMountOrArgChange: true });
  const [managedId, setManagedId] = useState<number | null>(null);
  return (
    <Stack gap={8}>
      <QueryState query={query} subject="the colleagues" skeleton={<StaffSkeleton />}>
        {({ data, invitations }) => (
          <Stack gap={8}>
            <section aria-labelledby="colleagues">
              <h2 id="colleagues">Colleagues</h2>
              <ColleaguesTable colleagues={data} onManage={setManagedId} />
            </section>
            {invitations.length > 0 && (
              <section aria-labelledby="invitations">
                <h2 id="invitations">Open invitations</h2>
                <InvitationsTable invitations={invitations} />
              </section>
            )}
            <ManageColleague
              colleague={data.find(({ id }) => id === managedId) ?? null}
              onClose={() => setManagedId(null)}
            />
          </Stack>
        )}
      </QueryState>
      <section aria-labelledby="invite">
        <h2 id="invite">Invite a colleague</h2>
        <InviteForm />
      </section>
      <section aria-labelledby="roles">
        <h2 id="roles">What each role may do</h2>
        <PermissionTable />
      </section>
      <section aria-labelledby="discounts">
        <h2 id="discounts">Discounts</h2>
        <DiscountLimitSection />
      </section>
    </Stack>
  );
}
