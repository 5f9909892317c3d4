import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  catalogueChanges,
  catalogueDrafts,
  cataloguePublications,
  publishedChanges,
} from '../catalog/drafts/tables.ts';
import { products, services, subservices } from '../catalog/tables.ts';
import { about, banners, fitCheck } from '../content/tables.ts';
import { orderLines } from '../orders/records/tables.ts';

/** Days for which pictures of a publication stay, because it may be undone. */
const PUBLICATION_DAYS = 90;

const singlePictures = [services, subservices, banners, about, fitCheck].map(
  ({ picture }) => sql`select ${picture} as file from ${picture.table}`,
);

const productPictures = sql`select entry ->> 'file' from ${products}
  cross join lateral jsonb_array_elements(${products.pictures}) as entry`;

/** Selects the files that field values contain. The values are those of `picture` and `pictures`. */
const selectFromValues = (values: PgColumn, from: SQL): SQL => sql`
  select ${values} ->> 'picture' from ${from}
  union select entry ->> 'file' from ${from}
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

const union = (parts: SQL[]): SQL => sql.join(parts, sql` union `);

/** Wraps the union, because a null in a list would make each `not in` null. */
const selectFiles = (parts: SQL[]): SQL =>
  sql`select file from (${union(parts)}) as used where file is not null`;

const catalogueParts = [...singlePictures, productPictures, draftPictures];

/** Selects the `file` of each picture that an entity or a draft names. */
export const catalogueFilesSql = selectFiles(catalogueParts);

/** Selects also those of recent publications and of orders, whose mails and pages show them. */
export const neededFilesSql = selectFiles([
  ...catalogueParts,
  selectFromValues(publishedChanges.before, recentPublications),
  selectFromValues(publishedChanges.after, recentPublications),
  sql`select (regexp_matches(image, '[0-9a-f]{32}\\.(?:jpg|webp)', 'g'))[1]
    from (select distinct ${orderLines.image} as image from ${orderLines}
      where ${orderLines.image} ~ '[0-9a-f]{32}\\.(?:jpg|webp)') as ordered`,
]);
