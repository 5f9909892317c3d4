import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { notFound } from '../http/http-error.ts';
import { formerSlugs, products, services } from './tables.ts';

const { slug: formerSlug, kind, entityid } = formerSlugs;

/** Matches an entity by its slug, and by a former one if no other entity has that slug now. */
export function hasSlug(table: typeof services | typeof products, slug: string): SQL {
  const tableKind = table === services ? 'services' : 'products';
  return sql`${table.id} = coalesce(
    (select id from ${table} as present where present.slug = ${slug}),
    (select ${entityid} from ${formerSlugs} where ${formerSlug} = ${slug} and ${kind} = ${tableKind}))`;
}

/**
 * Returns the slugs of the service or product that had this slug. Throws 404 if nothing had it, or
 * if shoppers cannot see what had it.
 */
export async function findCurrentAddress(db: Tx, slug: string) {
  const [address] = await db
    .select({ service: services.slug, product: products.slug })
    .from(formerSlugs)
    .leftJoin(
      products,
      and(
        eq(kind, 'products'),
        eq(products.id, entityid),
        eq(products.visibility, 'visible'),
        eq(products.withdrawn, false),
      ),
    )
    .innerJoin(
      services,
      and(
        sql`${services.id} = case when ${kind} = 'services' then ${entityid} else ${products.serviceid} end`,
        eq(services.visibility, 'visible'),
      ),
    )
    .where(eq(formerSlug, slug));
  if (address === undefined) throw notFound('Nothing had this address.');
  return { service: address.service, product: address.product ?? '' };
}
