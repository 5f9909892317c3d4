import type { ComponentType } from 'react';
import type { RoomRoutes } from 'shared/core';

/**
 * Modules that remotes must expose. A key of `shows` in room.json names one, or the name of a module that any remote
 * may expose.
 */
export interface Shows {
  miniBasket: { MiniBasket: ComponentType };
  './routes': RoomRoutes;
}
