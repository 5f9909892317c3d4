import type { ApiRoutes } from '../http/api-routes.ts';
import { dataRoutes } from './accounts/data-routes.ts';
import { forgottenPasswordRoutes } from './accounts/forgotten-password-routes.ts';
import { settingsRoutes } from './accounts/settings-routes.ts';
import { addressRoutes } from './addresses/address-routes.ts';
import { customerRoutes } from './customers/routes.ts';
import { userRoutes } from './sessions/user-routes.ts';
import { signInRoutes } from './sign-in/routes.ts';
import { joinRoutes } from './staff/colleagues/join-routes.ts';
import { colleagueRoutes } from './staff/colleagues/routes.ts';
import { staffCustomerRoutes } from './staff/customers/routes.ts';
import { securityRoutes } from './staff/security/routes.ts';

/** Routes about customers, guests and staff: their sign-in, accounts, addresses and details. */
export const peopleRoutes: ApiRoutes = async (app, context) => {
  await app.register(signInRoutes, context);
  await app.register(userRoutes, context);
  await app.register(customerRoutes, context);
  for (const routes of [forgottenPasswordRoutes, settingsRoutes, addressRoutes, dataRoutes])
    await app.register(routes, context);
  for (const routes of [joinRoutes, colleagueRoutes, securityRoutes, staffCustomerRoutes])
    await app.register(routes, context);
};
