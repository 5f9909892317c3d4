import type { ComponentType } from 'react';
import type { RemoteRoutes } from 'shared/slots';

/**
 * Modules that the shell embeds. A key is one of `shows` in remote.json, or a module that any
 * remote may expose.
 */
export interface Shows {
  miniBasket: { MiniBasket: ComponentType };
  './routes': RemoteRoutes;
}
