import { defineLazyComponent } from '../../lazy/lazy-component';
import type { ModalProps } from './modal-dialog';

const ModalDialog = defineLazyComponent(
  async () => (await import(/* webpackChunkName: "later-modal" */ './modal-dialog')).ModalDialog,
  'idle',
);

export const Modal = (props: ModalProps) => (
  <ModalDialog isNeeded={props.open} componentProps={props} />
);
