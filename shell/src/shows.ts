import type { ComponentType } from 'react';
import type { RoomRoutes } from 'shared/core';

/**
 * Modules that remotes must expose. Keys are those of `shows` in room.json, or names of modules that any remote may
 * expose.
 */
export interface Shows {
  miniBasket: { MiniBasket: ComponentType };
  './routes': RoomRoutes;
}
