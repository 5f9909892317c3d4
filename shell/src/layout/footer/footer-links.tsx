import { useId } from 'react';
import type { MenuLink } from 'shared/session';
import { CollapsibleSection, TextLink } from 'shared/ui';
import type { NavItem } from '../navigation';
import { QuietExternalLink } from '../external-link';
import styles from './site-footer.module.css';

export function FooterLinks({ title, links }: { title: string; links: (NavItem | MenuLink)[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <CollapsibleSection title={title} titleId={id} className={styles.title}>
        <ul>
          {links.map((link) => (
            <li key={link.label}>
              {'to' in link ? (
                <TextLink quiet to={link.to}>
                  {link.label}
                </TextLink>
              ) : (
                <QuietExternalLink href={link.href}>{link.label}</QuietExternalLink>
              )}
            </li>
          ))}
        </ul>
      </CollapsibleSection>
    </nav>
  );
}
