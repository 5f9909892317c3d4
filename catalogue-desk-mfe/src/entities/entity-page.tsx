import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { isRequestError } from 'shared/data';
import { useParams } from 'shared/router';
import { ButtonLink, EmptyState, QueryState } from 'shared/ui';
import { ScreenNotFound, StaffSkeleton } from 'shared/desk';
import { useGetCatalogueEntityQuery } from '../calls/catalogue-api';
import { useCatalogueKind } from '../calls/kinds-api';
import { CataloguePage, type EditedDraft } from '../frame/catalogue-page';
import { EntityEditor } from './entity-editor';

/** Page with the form of an existing or a new entity. */
export function CatalogueEntityPage() {
  const { kind: name = '', id = '' } = useParams();
  const kind = useCatalogueKind(name);
  const title = kind ? `${id === 'new' ? 'New' : 'Edit'} ${kind.noun}` : 'Catalogue';
  return (
    <CataloguePage title={title} current={name}>
      {(draft) => {
        if (!kind || !/^(new|[1-9]\d{0,8})$/.test(id)) return <ScreenNotFound />;
        if (id === 'new')
          return (
            <EntityEditor
              key={`${name} ${draft.choices}`}
              kind={kind}
              draft={draft}
              entity={null}
            />
          );
        return (
          <ExistingEntity
            key={`${name} ${id} ${draft.choices}`}
            kind={kind}
            draft={draft}
            id={Number(id)}
          />
        );
      }}
    </CataloguePage>
  );
}

interface ExistingEntityProps {
  kind: CatalogueKind;
  id: number;
  draft: EditedDraft;
}

function ExistingEntity({ kind, id, draft }: ExistingEntityProps) {
  const query = useGetCatalogueEntityQuery(
    { kind: kind.name, id, draft: draft.draftId },
    { refetchOnMountOrArgChange: true },
  );
  // Keeps the form mounted when the first change begins a draft and the entity is refetched.
  const data = query.currentData ?? query.data;
  if (isRequestError(query.error) && query.error.status === 404 && !data) {
    return (
      <EmptyState
        title={`There is no such ${kind.noun}`}
        action={<ButtonLink to={`/admin/catalogue/${kind.name}`}>To the {kind.label}</ButtonLink>}
      >
        <p>It may be in another draft.</p>
      </EmptyState>
    );
  }
  return (
    <QueryState
      query={{ ...query, currentData: data }}
      subject={`the ${kind.noun}`}
      skeleton={<StaffSkeleton />}
    >
      {(entity) => (
        <EntityEditor
          kind={kind}
          draft={draft}
          entity={entity}
          // While the entity is read again, the time is that of the next response.
          readAt={query.isFetching ? undefined : query.startedTimeStamp}
        />
      )}
    </QueryState>
  );
}
