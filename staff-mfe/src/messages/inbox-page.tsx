import { useLocation, useParams, useSearchParams } from 'shared/router';
import { EmptyState, FailedState, Skeleton, SkeletonGroup } from 'shared/ui';
import { StaffPage, useListStatus, KeyPages } from 'shared/desk';
import { useGetInboxQuery, useGetMessageQuery } from './inbox-api';
import { useInboxFilter } from './inbox-filter';
import { InboxFilters } from './inbox-filters';
import { MessageList } from './message-list';
import { MessageThread } from './message-thread';
import styles from './inbox.module.css';

/** Page with the list of messages beside the open message. Narrow screens show one of the two. */
export const InboxPage = () => (
  <StaffPage permission="inbox" title="Messages">
    <Inbox />
  </StaffPage>
);

function Inbox() {
  const { id } = useParams();
  return (
    <div className={styles.inbox} data-open={id !== undefined}>
      <section className={styles.list} aria-label="List of messages">
        <InboxList openId={id} />
      </section>
      <section className={styles.thread} aria-label="Opened message">
        {id === undefined ? (
          <p className={styles.hint}>
            Open a message with Enter. The arrow keys, or j and k, move through the list.
          </p>
        ) : (
          <OpenedMessage key={id} id={id} />
        )}
      </section>
    </div>
  );
}

function InboxList({ openId }: { openId: string | undefined }) {
  const filter = useInboxFilter();
  const { data, isError, isFetching, refetch } = useGetInboxQuery(filter, {
    refetchOnMountOrArgChange: true,
  });
  useListStatus({
    isFetching,
    count: isError ? undefined : data?.data.length,
    nouns: ['message', 'messages'],
    hasNext: data?.next != null,
  });
  return (
    <>
      <InboxFilters filter={filter} />
      {isError && <FailedState subject="the messages" busy={isFetching} onRetry={refetch} />}
      {!isError && !data && <LoadingList label="messages" />}
      {!isError && data?.data.length === 0 && (
        <EmptyState title="There are no messages">
          <p>{filter.text === '' ? 'Nothing matches these filters.' : 'Nothing was found.'}</p>
        </EmptyState>
      )}
      {!isError && data && data.data.length > 0 && (
        <>
          <MessageList rows={data.data} openId={openId} />
          <KeyPages next={data.next} />
        </>
      )}
    </>
  );
}

function OpenedMessage({ id }: { id: string }) {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const { data, error, isFetching, refetch } = useGetMessageQuery(
    { id: Number(id) },
    {
      refetchOnMountOrArgChange: true,
    },
  );
  const listAddress = `/admin/messages?${query.toString()}`;
  if (data) return <MessageThread message={data} list={{ to: listAddress, state }} />;
  if (error && 'status' in error && error.status === 404) {
    return (
      <EmptyState title="This message is not kept any more">
        <p>It was erased, or its time was over.</p>
      </EmptyState>
    );
  }
  if (error) return <FailedState subject="the message" busy={isFetching} onRetry={refetch} />;
  return <LoadingList label="message" />;
}

const LoadingList = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <Skeleton shape="block" />
  </SkeletonGroup>
);
