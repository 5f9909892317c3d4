import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { DialogFrame, type DialogProps } from '../dialog/dialog-frame';
import styles from './modal.module.css';

export interface ModalProps extends DialogProps {
  description?: ReactNode;
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** Keeps the dialog at the top, so that an on-screen keyboard does not cover the inputs. */
  verticalPosition?: 'top';
}

export function ModalDialog({ size = 'medium', verticalPosition, footer, ...frame }: ModalProps) {
  return (
    <DialogFrame
      {...frame}
      className={classNames(
        styles.modal,
        styles[size],
        verticalPosition && styles[verticalPosition],
      )}
      footer={footer && <footer className={styles.footer}>{footer}</footer>}
    />
  );
}
