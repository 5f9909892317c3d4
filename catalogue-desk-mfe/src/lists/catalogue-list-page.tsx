import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { useParams, useSearchParams } from 'shared/router';
import { ButtonLink, Cluster } from 'shared/ui';
import { ScreenNotFound } from 'shared/desk';
import { useCatalogueKind } from '../calls/kinds-api';
import { CataloguePage } from '../frame/catalogue-page';
import { CatalogueList } from './catalogue-list';
import { ReorderRows } from './reorder-rows';

/**
 * Page with the list of one kind. The URL contains the search, the filters and whether rows are
 * being reordered.
 */
export function CatalogueListPage() {
  const { kind: name = 'products' } = useParams();
  const [params] = useSearchParams();
  const kind = useCatalogueKind(name);
  const isReordering = kind?.isOrdered === true && params.get('order') === 'on';
  return (
    <CataloguePage
      title={kind?.label ?? 'Catalogue'}
      current={name}
      actions={kind && !isReordering && <ListActions kind={kind} />}
    >
      {(draft) => {
        if (!kind) return <ScreenNotFound />;
        const List = isReordering ? ReorderRows : CatalogueList;
        return <List key={name} kind={kind} draft={draft} />;
      }}
    </CataloguePage>
  );
}

function ListActions({ kind }: { kind: CatalogueKind }) {
  const canAddEntities = !kind.isFixed && !kind.isSingle;
  return (
    <Cluster gap={2}>
      {kind.isOrdered && (
        <ButtonLink size="small" variant="secondary" to="?order=on">
          Change the order
        </ButtonLink>
      )}
      {canAddEntities && (
        <ButtonLink size="small" to={`/admin/catalogue/${kind.name}/new`}>
          New {kind.noun}
        </ButtonLink>
      )}
    </Cluster>
  );
}
