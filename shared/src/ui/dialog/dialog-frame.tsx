import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './dialog-frame.module.css';
import { useReturnFocus } from './use-return-focus';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children?: ReactNode;
}

interface DialogFrameProps extends DialogProps {
  className: string | undefined;
  closeLabel?: string;
  description?: ReactNode;
  footer?: ReactNode;
}

/** `className` must set the size, the position, `--header-padding` and `--content-padding`. */
export function DialogFrame(props: DialogFrameProps) {
  const { open, onOpenChange, className, title, description, children, footer } = props;
  const focusHandlers = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={classNames(styles.dialog, className)}
          {...focusHandlers}
          // Sets `aria-describedby` to undefined, because Radix otherwise warns about a missing
          // description.
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={styles.header}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={props.closeLabel ?? 'Close'}>
              <Icon name="close" size={22} />
            </Dialog.Close>
          </header>
          <div className={styles.content}>
            {description && (
              <Dialog.Description className={styles.description}>{description}</Dialog.Description>
            )}
            {children}
          </div>
          {footer}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
