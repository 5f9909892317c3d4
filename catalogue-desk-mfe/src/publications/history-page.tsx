import { formatTime } from 'contract/calendar/date-texts';
import type { Publication } from 'contract/staff/catalogue/publication';
import { useState } from 'react';
import { useSearchParams } from 'shared/router';
import { Badge, Button, Cluster, EmptyState, QueryState, Stack } from 'shared/ui';
import { StaffSkeleton, useListStatus, KeyPages, readAfter } from 'shared/desk';
import {
  useGetCataloguePublicationQuery,
  useGetCataloguePublicationsQuery,
} from './publications-api';
import { DifferenceList } from '../differences/difference-list';
import { CataloguePage } from '../frame/catalogue-page';
import styles from './publications.module.css';
import { UndoDialog } from './undo-dialog';

/** Page with all publications, newest first. A button restores the state before a publication. */
export const CatalogueHistoryPage = () => (
  <CataloguePage title="History" current="history">
    {() => <History />}
  </CataloguePage>
);

function History() {
  const [params] = useSearchParams();
  const options = { refetchOnMountOrArgChange: true };
  const query = useGetCataloguePublicationsQuery({ after: readAfter(params) }, options);
  const { data: newest } = useGetCataloguePublicationsQuery({ after: null }, options);
  useListStatus({
    isFetching: query.isFetching,
    count: query.currentData?.data.length,
    nouns: ['publication', 'publications'],
    hasNext: query.currentData?.next != null,
  });
  const [undoTarget, setUndoTarget] = useState<Publication | null>(null);
  return (
    <>
      <QueryState query={query} subject="the history" skeleton={<StaffSkeleton />}>
        {({ data: rows, next }) =>
          rows.length === 0 ? (
            <EmptyState title="Nothing was published yet" />
          ) : (
            <Stack gap={4}>
              <ol className={styles.list} aria-label="Publications">
                {rows.map((publication) => (
                  <PublicationEntry
                    key={publication.id}
                    publication={publication}
                    undoneName={rows.find(({ id }) => id === publication.undoes)?.name}
                    onUndo={() => setUndoTarget(publication)}
                  />
                ))}
              </ol>
              <KeyPages next={next} />
            </Stack>
          )
        }
      </QueryState>
      {undoTarget && (
        <UndoDialog
          publication={undoTarget}
          last={newest?.data[0]?.id ?? undoTarget.id}
          onClose={() => setUndoTarget(null)}
        />
      )}
    </>
  );
}

interface PublicationEntryProps {
  publication: Publication;
  undoneName: string | undefined;
  onUndo: () => void;
}

function PublicationEntry({ publication, undoneName, onUndo }: PublicationEntryProps) {
  const { id, name, undoes } = publication;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.entry}>
      <h2 className={styles.name}>
        {name} {undoes !== null && <Badge tone="brass">Return</Badge>}
      </h2>
      <p className={styles.facts}>{describePublication(publication, undoneName)}</p>
      <Cluster gap={2}>
        <Button
          size="small"
          variant="secondary"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Hide' : 'Show'} what changed in ‘${name}’`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide what changed' : 'Show what changed'}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Return to the state before ‘${name}’`}
          onClick={onUndo}
        >
          Return to the state before
        </Button>
      </Cluster>
      {isOpen && <PublicationChanges id={id} />}
    </li>
  );
}

function describePublication(publication: Publication, undoneName: string | undefined): string {
  const { by, at, changes, undoes } = publication;
  const count = changes === 1 ? '1 change' : `${changes} changes`;
  const facts = [formatTime(at), by, count].filter(Boolean).join(', ');
  return undoes === null
    ? facts
    : `${facts}. Back to the state before ‘${undoneName ?? `No. ${undoes}`}’`;
}

function PublicationChanges({ id }: { id: number }) {
  const query = useGetCataloguePublicationQuery({ id });
  return (
    <QueryState query={query} subject="the changes" skeleton={<StaffSkeleton />} headingLevel={3}>
      {({ differences }) => <DifferenceList differences={differences} draftId={null} />}
    </QueryState>
  );
}
