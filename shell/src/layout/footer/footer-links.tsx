import { useId } from 'react';
import type { MenuLink } from 'shared/core';
import { Fold, TextLink } from 'shared/ui';
import type { Place } from '../navigation';
import { QuietOutsideLink } from '../outside-link';
import styles from './site-footer.module.css';

/** A titled column of links within the shop or to other sites. */
export function FooterLinks({ title, links }: { title: string; links: (Place | MenuLink)[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Fold title={title} titleId={id} className={styles.title}>
        <ul>
          {links.map((link) => (
            <li key={link.label}>
              {'to' in link ? (
                <TextLink quiet to={link.to}>
                  {link.label}
                </TextLink>
              ) : (
                <QuietOutsideLink href={link.href}>{link.label}</QuietOutsideLink>
              )}
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}
