import type { ComponentType } from 'react';
import type { RemoteRoutes } from 'shared/slots';

/**
 * Modules of remotes that the shell embeds. A key is an entry of `shows` in remote.json, or a
 * module of every remote.
 */
export interface Shows {
  miniBasket: { MiniBasket: ComponentType };
  './routes': RemoteRoutes;
}
