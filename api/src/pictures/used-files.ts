import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  catalogueChanges,
  catalogueDrafts,
  cataloguePublications,
  publishedChanges,
} from '../catalog/staff/records/tables.ts';
import { products, services, subservices } from '../catalog/records/tables.ts';
import { about, banners, fitCheck } from '../content/tables.ts';
import { queryRows, type Tx } from '../db/db.ts';
import { orderLines } from '../orders/records/tables.ts';
import { pictures } from './store/tables.ts';

/** Days for which pictures of a publication are retained, because the publication may be undone. */
const PUBLICATION_DAYS = 90;

const singlePictures = [services, subservices, banners, about, fitCheck].map(
  ({ picture }) => sql`select ${picture} from ${picture.table}`,
);

const productPictures = sql`select entry ->> 'file' from ${products}
  cross join lateral jsonb_array_elements(${products.pictures}) as entry`;

/** Selects the file names in the fields `picture` and `pictures` of a JSON column. */
const selectFromValues = (values: PgColumn, from: SQL): SQL => sql`
  select ${values} ->> 'picture' from ${from}
  union all select entry ->> 'file' from ${from}
    cross join lateral jsonb_array_elements(case jsonb_typeof(${values} -> 'pictures')
      when 'array' then ${values} -> 'pictures' else '[]' end) as entry`;

const draftPictures = selectFromValues(
  catalogueChanges.values,
  sql`${catalogueChanges} inner join ${catalogueDrafts}
    on ${catalogueDrafts.id} = ${catalogueChanges.draftid}
    and ${catalogueDrafts.state} in ('open', 'scheduled', 'failed')`,
);

const recentPublications = sql`${publishedChanges} inner join ${cataloguePublications}
  on ${cataloguePublications.id} = ${publishedChanges.publicationid}
  and ${cataloguePublications.publishedAt} > now() - make_interval(days => ${PUBLICATION_DAYS})`;

const unionAll = (queries: SQL[]): SQL => sql.join(queries, sql` union all `);

const catalogueFileQueries = [...singlePictures, productPictures, draftPictures];

const neededFileQueries = [
  ...catalogueFileQueries,
  selectFromValues(publishedChanges.before, recentPublications),
  selectFromValues(publishedChanges.after, recentPublications),
  sql`select (regexp_matches(image, '[0-9a-f]{32}\\.(?:jpg|webp)', 'g'))[1]
    from (select distinct ${orderLines.image} as image from ${orderLines}
      where ${orderLines.image} ~ '[0-9a-f]{32}\\.(?:jpg|webp)') as ordered`,
];

/**
 * SQL that is true if `fileQueries` select the file of the row of `pictures`. Uses `exists`,
 * because with `in` PostgreSQL would search all files again for each row.
 */
const buildFileCondition = (fileQueries: SQL[]): SQL => sql`exists (
  select from (${unionAll(fileQueries)}) as used (file) where used.file = ${pictures}.${sql.identifier(pictures.file.name)})`;

/** SQL that is true if an entity or a draft uses the picture of the row. */
export const isUsed = buildFileCondition(catalogueFileQueries);

/**
 * SQL that is true if an entity, a draft, a recent publication or an order needs the picture of the
 * row.
 */
export const isNeeded = buildFileCondition(neededFileQueries);

/** Returns the files in the list that an entity or a draft uses. */
export async function findUsedFiles(tx: Tx, files: string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set();
  const names = sql`${sql.param(files)}::text[]`;
  // Looks up each file in the index of product pictures. Listing the pictures of all products would
  // be slow.
  const productsOfFiles = sql`select searched.file from unnest(${names}) as searched (file)
    where exists (select from ${products} where ${products.pictures} @>
      jsonb_build_array(jsonb_build_object('file', searched.file)))`;
  const fileQueries = [...singlePictures, productsOfFiles, draftPictures];
  const rows = await queryRows<{ file: string }>(
    tx,
    sql`select distinct file from (${unionAll(fileQueries)}) as used (file) where file = any(${names})`,
  );
  return new Set(rows.map(({ file }) => file));
}
