import { laterPart } from '../../later/later-part';
import type { DrawerProps } from './drawer-dialog';

const DrawerDialog = laterPart(
  async () => (await import(/* webpackChunkName: "later-drawer" */ './drawer-dialog')).DrawerDialog,
  'idle',
);

/** A dialog at the left side of the screen, for menus and sidebars. */
export const Drawer = (props: DrawerProps) => <DrawerDialog isWanted={props.open} with={props} />;
