import type { ApiRoutes } from '../http/api-routes.ts';
import { addressRoutes } from './address-routes.ts';
import { dataRoutes } from './data-routes.ts';
import { forgottenPasswordRoutes } from './forgotten-password-routes.ts';
import { settingsRoutes } from './settings-routes.ts';
import { staffCustomerRoutes } from './staff/routes.ts';

/**
 * Routes for account management. The API announces these routes to pages as the feature `account`.
 */
export const accountRoutes: ApiRoutes = async (app, context) => {
  await app.register(forgottenPasswordRoutes, context);
  await app.register(settingsRoutes, context);
  await app.register(addressRoutes, context);
  await app.register(dataRoutes, context);
  await app.register(staffCustomerRoutes, context);
};
