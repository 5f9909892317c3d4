import { eq } from 'drizzle-orm';
import { listPermissions } from 'contract/calls/permissions';
import { getStaffMember } from 'contract/staff/staff-member';
import { getToday } from 'contract/staff/today';
import { users } from '../people/records/tables.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { notFound } from '../http/http-error.ts';
import { serveCall } from '../http/serve-call.ts';
import { isFactorMissing } from '../people/sessions/factor-rule.ts';
import { auditRoutes } from '../audit/staff/routes.ts';
import { staffMailRoutes } from '../mail/staff/routes.ts';
import { readToday } from './today/read-today.ts';
import { exportRoutes } from './export-routes.ts';
import { staffReleaseRoutes } from '../releases/staff/routes.ts';

/** Endpoints for the whole desk: its first page, its exports and logs, and the signed-in staff member. */
export const staffRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;
  for (const routes of [auditRoutes, staffMailRoutes, exportRoutes, staffReleaseRoutes])
    await app.register(routes, context);

  serveCall(app, getToday, () => readToday(db));
  serveCall(app, getStaffMember, async ({ user }) => {
    const { id, staffRole } = user;
    const [account] = await db
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, id));
    if (account === undefined || staffRole === null) throw notFound();
    return {
      data: {
        id,
        ...account,
        staffrole: staffRole,
        permissions: listPermissions(staffRole),
        factorwanted: isFactorMissing(config, user),
      },
    };
  });
};
