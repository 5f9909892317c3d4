import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useConfig } from 'shared/session';
import { Drawer } from 'shared/overlays';
import { Icon } from 'shared/ui';
import { getPhoneUrl } from '../phone-url';
import { SocialLinks } from '../social-links';
import { useOpenAtLocation } from '../use-open-at-location';
import { MenuGroups } from './menu-groups';
import styles from './sidebar.module.css';

interface SidebarProps {
  title: string;
  children?: ReactNode;
}

export function Sidebar({ title, children }: SidebarProps) {
  const [open, setOpen] = useOpenAtLocation();
  useSidebarBodyClass(open);
  useCloseOnWideScreen(open, () => setOpen(false));

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" size={24} label="Open the menu" />
      </button>
      <Drawer open={open} onOpenChange={setOpen} title={title} closeLabel="Close the menu">
        <div className={styles.content}>
          {children}
          <MenuGroups />
          <Contact />
        </div>
      </Drawer>
    </>
  );
}

function Contact() {
  const { phone, email } = useConfig();
  return (
    <div className={styles.contact}>
      <a href={getPhoneUrl(phone)}>{phone}</a>
      <a href={`mailto:${email}`}>{email}</a>
      <SocialLinks />
    </div>
  );
}

function useSidebarBodyClass(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    document.body.classList.add('sidebar-open');
    return () => document.body.classList.remove('sidebar-open');
  }, [isOpen]);
}

/**
 * Closes the sidebar when the window becomes wide, because wide screens have no sidebar
 * (specification, section 9).
 */
function useCloseOnWideScreen(isOpen: boolean, close: () => void) {
  const closeOnWide = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const wideScreenQuery = window.matchMedia('(width > 767px)');
    const onChange = () => wideScreenQuery.matches && closeOnWide();
    wideScreenQuery.addEventListener('change', onChange);
    return () => wideScreenQuery.removeEventListener('change', onChange);
  }, [isOpen]);
}
