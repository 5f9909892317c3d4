import { laterPart } from '../../later/later-part';
import type { DrawerProps } from './drawer-dialog';

const DrawerDialog = laterPart(
  async () => (await import(/* webpackChunkName: "later-drawer" */ './drawer-dialog')).DrawerDialog,
  'idle',
);

/** A dialog along the left side of the screen: menus, sidebars. */
export const Drawer = (props: DrawerProps) => <DrawerDialog isWanted={props.open} with={props} />;
