import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './dialog-frame.module.css';

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

/**
 * Returns handlers for a dialog, which at its end give the focus back to the element that had the
 * focus before. The handlers do not set the focus after a navigation, because the shell's
 * `PageChange` sets it.
 */
function useReturnFocus() {
  const focusBeforeOpen = useRef<{ element: Element | null; path: string } | null>(null);
  return {
    onOpenAutoFocus: () => {
      focusBeforeOpen.current = { element: document.activeElement, path: location.pathname };
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { element = null, path } = focusBeforeOpen.current ?? {};
      if (element instanceof HTMLElement && element.isConnected && path === location.pathname)
        // Without `preventScroll`, the browser would scroll because of the sticky header.
        element.focus({ preventScroll: true });
    },
  };
}
