import { useConfig } from 'shared/core';
import { OutsideLink } from '../outside-link';
import { MenuGroup } from './menu-group';
import styles from './menu-groups.module.css';

/** Links to the firm's other sites: moving and logistics as collapsible groups, the rest as plain links. */
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
              <OutsideLink className={styles.link} href={menu.href}>
                {menu.label}
              </OutsideLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
