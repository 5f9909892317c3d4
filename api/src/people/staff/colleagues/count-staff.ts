import { and, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { staffFactors, users } from '../../records/tables.ts';
import type { Db } from '../../../db/db.ts';

export const staffCounts = v.object({ owners: v.number(), withoutFactor: v.number() });

/** Numbers of owners, and of owners and managers without a second factor. */
export type StaffCounts = v.InferOutput<typeof staffCounts>;

export async function countStaff(db: Db): Promise<StaffCounts> {
  const [counts] = await db
    .select({
      owners: sql<number>`(count(*) filter (where ${users.staffRole} = 'owner'))::integer`,
      withoutFactor: sql<number>`(count(*) filter (where ${staffFactors.userid} is null))::integer`,
    })
    .from(users)
    .leftJoin(staffFactors, eq(staffFactors.userid, users.id))
    .where(and(eq(users.role, 'staff'), inArray(users.staffRole, ['owner', 'manager'])));
  return counts ?? { owners: 0, withoutFactor: 0 };
}
