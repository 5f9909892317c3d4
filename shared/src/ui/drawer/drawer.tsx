import { defineLazyComponent } from '../../lazy/lazy-component';
import type { DrawerProps } from './drawer-dialog';

const DrawerDialog = defineLazyComponent(
  async () => (await import(/* webpackChunkName: "later-drawer" */ './drawer-dialog')).DrawerDialog,
  'idle',
);

export const Drawer = (props: DrawerProps) => (
  <DrawerDialog isNeeded={props.open} componentProps={props} />
);
