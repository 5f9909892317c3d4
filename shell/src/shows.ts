import type { ComponentType } from 'react';
import type { RoomRoutes } from 'shared/core';

/**
 * What rooms must expose to be shown here: by the keys of `shows` in room.json, and by the name of
 * a module that any room may expose.
 */
export interface Shows {
  miniBasket: { MiniBasket: ComponentType };
  './routes': RoomRoutes;
}
