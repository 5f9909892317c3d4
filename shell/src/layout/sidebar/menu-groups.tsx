import { useId, useState } from 'react';
import { type Menu, useConfig } from 'shared/session';
import { Icon } from 'shared/ui';
import { ExternalLink } from '../external-link';
import styles from './menu-groups.module.css';

export function MenuGroups() {
  const { menus } = useConfig();
  return (
    <nav className={styles.groups} aria-label="Our other services">
      <ul>
        {menus.map((menu) => (
          <li key={menu.label}>
            {menu.items.length > 0 ? (
              <MenuGroup menu={menu} />
            ) : (
              <ExternalLink className={styles.link} href={menu.href}>
                {menu.label}
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuGroup({ menu }: { menu: Menu }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const links = [{ label: `All of ${menu.label}`, href: menu.href }, ...menu.items];
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {menu.label}
        <Icon name="chevronDown" size={20} />
      </button>
      <ul id={id} className={styles.items} hidden={!open}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <ExternalLink className={styles.link} href={href}>
              {label}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </>
  );
}
