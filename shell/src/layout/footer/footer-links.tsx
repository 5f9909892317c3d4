import { useId } from 'react';
import type { MenuLink } from 'shared/core';
import { TextLink } from 'shared/ui';
import type { Place } from '../navigation';
import styles from './site-footer.module.css';

/** A titled column of links: places of the shop, or addresses outside it. */
export function FooterLinks({ title, links }: { title: string; links: (Place | MenuLink)[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            {'to' in link ? (
              <TextLink quiet to={link.to}>
                {link.label}
              </TextLink>
            ) : (
              <TextLink quiet href={link.href} rel="external">
                {link.label}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
