import type { ComponentType } from 'react';
import type { RemoteRoutes } from 'shared/slots';

/**
 * Modules of remotes that the shell embeds. A key is an entry of `shows` in the shell's
 * `remote.json`, or the name of a module that every remote exposes.
 */
export interface Shows {
  miniBasket: { MiniBasket: ComponentType };
  './routes': RemoteRoutes;
}
