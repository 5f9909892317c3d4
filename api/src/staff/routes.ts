import { eq } from 'drizzle-orm';
import { listPermissions } from 'contract/calls/permissions';
import { getStaffMember } from 'contract/staff/staff-member';
import { users } from '../auth/tables.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { notFound } from '../http/http-error.ts';
import { serveCall } from '../http/serve-call.ts';
import { isFactorMissing } from '../auth/factor/factor-rule.ts';
import { auditRoutes } from './audit-log/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { securityRoutes } from './security/routes.ts';
import { staffMailRoutes } from './mails/routes.ts';
import { todayRoutes } from './today/routes.ts';
import { exportRoutes } from './exports/routes.ts';
import { staffReleaseRoutes } from './releases/routes.ts';
import { staffViewRoutes } from './views/routes.ts';

/**
 * Endpoints of the staff pages in the subfolders, and the endpoint of the signed-in staff member.
 */
export const staffRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;
  for (const routes of [
    ...[peopleRoutes, securityRoutes, auditRoutes, todayRoutes, staffMailRoutes],
    ...[staffViewRoutes, exportRoutes, staffReleaseRoutes],
  ])
    await app.register(routes, context);

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
