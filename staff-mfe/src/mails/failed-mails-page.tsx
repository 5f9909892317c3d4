import type { FailedMail, MailTopic } from 'contract/staff/failed-mails';
import { formatTime } from 'contract/calendar/date-texts';
import { useSearchParams } from 'shared/router';
import { Badge, Button, EmptyState, FailedState, Notice, Stack, TextLink } from 'shared/ui';
import {
  StaffPage,
  StaffSkeleton,
  type DataColumn,
  DataTable,
  useListStatus,
  KeyPages,
  readAfter,
} from 'shared/desk';
import {
  useGetFailedMailsQuery,
  useSendMailAgainMutation,
  useSetMailAsideMutation,
} from './mails-api';

/** Page with emails that could not be sent, with the reasons. */
export const FailedMailsPage = () => (
  <StaffPage
    permission="orders"
    title="Mails that failed"
    intro={
      <p>
        A mail is tried for about two days, and no more if it was refused for good. Correct the
        order’s address if it is wrong: what waits is then sent.
      </p>
    }
  >
    <FailedMails />
  </StaffPage>
);

const topicNames: Record<MailTopic, string> = {
  order: 'An order',
  quote: 'A quote',
  account: 'An account',
  message: 'A message',
  colleague: 'A colleague',
  release: 'A release',
};

const columns: readonly DataColumn<FailedMail>[] = [
  {
    id: 'kind',
    label: 'Mail',
    isRowHeading: true,
    cell: ({ title }) => title,
  },
  {
    id: 'about',
    label: 'About',
    cell: ({ orderno, about }) =>
      orderno ? <TextLink to={`/admin/orders/${orderno}`}>{orderno}</TextLink> : topicNames[about],
  },
  { id: 'to', label: 'To', cell: ({ to }) => to },
  { id: 'reason', label: 'Why', cell: ({ reason }) => reason },
  { id: 'queued', label: 'Written', cell: ({ queuedat }) => formatTime(queuedat) },
  {
    id: 'state',
    label: 'State',
    cell: ({ givenup }) =>
      givenup ? <Badge tone="red">Given up</Badge> : <Badge tone="brass">Tried again</Badge>,
  },
  { id: 'send', label: 'Action', cell: (mail) => <Actions mail={mail} /> },
];

function FailedMails() {
  const [search] = useSearchParams();
  const query = useGetFailedMailsQuery(
    { after: Number(readAfter(search)) || undefined },
    { refetchOnMountOrArgChange: true },
  );
  const { data, isError, isFetching, refetch } = query;
  useListStatus({
    isFetching,
    count: isError ? undefined : data?.data.length,
    nouns: ['mail', 'mails'],
    hasNext: data?.next != null,
  });
  if (isError) return <FailedState subject="the mails" busy={isFetching} onRetry={refetch} />;
  if (!data) return <StaffSkeleton />;
  if (data.data.length === 0) return <EmptyState title="No mail has failed" />;
  return (
    <Stack gap={4}>
      <DataTable
        caption="Mails that could not be sent"
        columns={columns}
        rows={data.data}
        getRowId={({ id }) => String(id)}
      />
      <KeyPages next={data.next} />
    </Stack>
  );
}

/** Buttons that send a mail again, or take one that was given up off the list. */
function Actions({ mail }: { mail: FailedMail }) {
  const [sendAgain, { isLoading, error }] = useSendMailAgainMutation();
  const [setAside, asideResult] = useSetMailAsideMutation();
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        busy={isLoading}
        onClick={() => void sendAgain({ id: mail.id })}
      >
        Send again
      </Button>
      {mail.givenup && (
        <Button
          size="small"
          variant="secondary"
          busy={asideResult.isLoading}
          onClick={() => void setAside({ id: mail.id })}
        >
          Set aside
        </Button>
      )}
      {asideResult.error !== undefined && (
        <Notice kind="error" isAnnounced title="This was not set aside">
          Please read the list again.
        </Notice>
      )}
      {error !== undefined && (
        <Notice kind="error" isAnnounced title="This was not sent">
          Please read the list again.
        </Notice>
      )}
    </>
  );
}
