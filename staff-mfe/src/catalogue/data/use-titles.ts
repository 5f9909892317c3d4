import type { CatalogueRow } from 'contract/staff/catalogue/entity';
import { type CatalogueKind, getCatalogueKind } from 'contract/staff/catalogue/kinds';
import { useMemo } from 'react';
import { skipToken } from 'shared/data';
import { useGetAllCatalogueRowsQuery } from './catalogue-api';

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
  const { data: rows = NO_ROWS } = useGetAllCatalogueRowsQuery(
    kindName === undefined ? skipToken : { kind: kindName, draft },
  );
  const titles = useMemo((): Titles => {
    if (kindName === undefined) return new Map();
    const kind = getCatalogueKind(kindName);
    return new Map(rows.map(({ id, values }) => [id, readTitle(kind, values)]));
  }, [kindName, rows]);
  return { rows, titles };
}
