import type { RemoteRoute } from 'shared/slots';
import { boardRoutes } from './board/routes';
import { crewRoutes } from './crew/routes';
import { garmentRoutes } from './garments/routes';
import { resourceRoutes } from './resources/routes';

/** Pages of the work. Each feature has its routes, and each page is loaded when it is opened. */
export const routes: RemoteRoute[] = [
  ...boardRoutes,
  ...resourceRoutes,
  ...garmentRoutes,
  ...crewRoutes,
];
