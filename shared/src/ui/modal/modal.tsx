import { laterPart } from '../../later/later-part';
import type { ModalProps } from './modal-dialog';

const ModalDialog = laterPart(
  async () => (await import(/* webpackChunkName: "later-modal" */ './modal-dialog')).ModalDialog,
  'idle',
);

/** A dialog that keeps the focus and gives it back; on narrow screens a sheet from below. */
export const Modal = (props: ModalProps) => <ModalDialog isWanted={props.open} with={props} />;
