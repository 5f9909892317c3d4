import type { CatalogueRow } from 'contract/staff/catalogue/entity';
import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { useMemo } from 'react';
import { skipToken } from 'shared/data';
import { useGetAllCatalogueRowsQuery } from '../calls/catalogue-api';
import { useCatalogueKind } from '../calls/kinds-api';

const NO_ROWS: CatalogueRow[] = [];

/** Titles of entities by id. */
export type Titles = ReadonlyMap<number, string>;

/** Returns the title of an entity. Each kind of entity names the field that contains the title. */
export const readTitle = (kind: CatalogueKind, values: CatalogueRow['values']): string =>
  String(values[kind.titleField] ?? '');

/**
 * Returns the rows and titles of all entities of a kind, except archived entities. Sends no request
 * without a kind.
 */
export function useEntityTitles(kindName: string | undefined, draft: number | null) {
  const kind = useCatalogueKind(kindName);
  const { data: rows = NO_ROWS } = useGetAllCatalogueRowsQuery(
    kind ? { kind: kind.name, draft } : skipToken,
  );
  const titles = useMemo(
    (): Titles => new Map(kind && rows.map(({ id, values }) => [id, readTitle(kind, values)])),
    [kind, rows],
  );
  return { rows, titles };
}
