import { useConfig } from 'shared/session';
import { ExternalLink } from '../external-link';
import { MenuGroup } from './menu-group';
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
