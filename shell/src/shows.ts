import type { ComponentType } from 'react';
import type { RemoteRoutes } from 'shared/slots';

/**
 * Modules that remotes must expose. Keys are those of `shows` in remote.json, or names of modules that any remote may
 * expose.
 */
export interface Shows {
  miniBasket: { MiniBasket: ComponentType };
  './routes': RemoteRoutes;
}
