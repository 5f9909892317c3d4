import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { useReturnFocus } from '../modal/return-focus';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './drawer.module.css';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  titleHidden?: boolean;
  side?: 'left' | 'right';
  children: ReactNode;
  footer?: ReactNode;
  closeLabel?: string;
}

/** A dialog along one side of the screen: menus, sidebars. */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, title, titleHidden, side = 'left', children, footer } = props;
  const returnFocus = useReturnFocus();
  const heading = <Dialog.Title className={styles.title}>{title}</Dialog.Title>;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={classNames(styles.drawer, styles[side])}
          {...returnFocus}
          aria-describedby={undefined}
        >
          <header className={styles.header}>
            {titleHidden ? <VisuallyHidden as="div">{heading}</VisuallyHidden> : heading}
            <Dialog.Close className={styles.close} aria-label={props.closeLabel ?? 'Close'}>
              <Icon name="close" size={22} />
            </Dialog.Close>
          </header>
          <div className={styles.content}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
