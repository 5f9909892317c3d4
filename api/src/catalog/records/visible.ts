import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { products, services } from './tables.ts';

/** SQL that is true for the entities of a table that shoppers can see. */
export const isVisible = ({ visibility }: { visibility: PgColumn }): SQL =>
  eq(visibility, 'visible');

/** SQL that is true for products on sale. Products of a hidden service are not on sale. */
export const isOnSale: SQL = sql`(not ${products.withdrawn} and exists (select from ${services} as "own_service"
  where "own_service"."id" = ${products.serviceid} and "own_service"."visibility" = 'visible'))`;
