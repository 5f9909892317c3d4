import { useConfig, type MenuLink } from 'shared/session';
import { useIsLivePage } from 'shared/slots';
import { Icon, TextLink, CollapsibleSection } from 'shared/ui';
import { type NavItem, quoteNavItem, useNavItems } from '../nav-items';
import { getPhoneUrl } from '../phone-url';
import { SocialLinks } from '../social-links';
import styles from './site-footer.module.css';
import { useId } from 'react';
import { QuietExternalLink } from '../external-link';

export function SiteFooter() {
  const { brand, company, phone, email, warehouse, menus } = useConfig();
  const hasQuote = useIsLivePage(quoteNavItem.to);
  const shopItems = useNavItems(hasQuote ? [...shopLinks, quoteNavItem] : shopLinks, 'footer');
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.contact} aria-label="Contact">
          <p className={styles.brand}>{brand}</p>
          <p>Removals and packing for your home. Cleaning and preservation for your dress.</p>
          <p>
            <TextLink quiet href={getPhoneUrl(phone)}>
              {phone}
            </TextLink>
            <br />
            <TextLink quiet href={`mailto:${email}`}>
              {email}
            </TextLink>
          </p>
          <SocialLinks />
        </section>
        <FooterLinks title="Shop" links={shopItems} />
        <FooterLinks title="Help" links={helpLinks} />
        <FooterLinks title="Our other services" links={menus} />
        <section className={styles.warehouse} aria-label="Warehouse">
          <h2 className={styles.title}>Collect from our warehouse</h2>
          <p className={styles.address}>
            <Icon name="pin" size={20} />
            <span>{warehouse}</span>
          </p>
        </section>
      </div>
      <div className={styles.legal}>
        <p>
          {`${company.legalName}, registered in England and Wales, company number ${company.number}. Registered office: ${company.address}.${company.vatNumber ? ` VAT ${company.vatNumber}.` : ''}`}
        </p>
        <nav aria-label="Legal">
          <ul>
            {legalLinks.map(({ to, label }) => (
              <li key={to}>
                <TextLink quiet to={to}>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

function FooterLinks({ title, links }: { title: string; links: (NavItem | MenuLink)[] }) {
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

const shopLinks: NavItem[] = [
  { to: '/services', label: 'Services' },
  { to: '/removalkit', label: 'Removal kits' },
  { to: '/fitcheck', label: 'Fit check' },
  { to: '/cart', label: 'Basket' },
];

const helpLinks: NavItem[] = [
  { to: '/faq', label: 'Questions and answers' },
  { to: '/contact', label: 'Contact' },
  { to: '/about', label: 'About us' },
  { to: '/myaccount', label: 'My account' },
];

const legalLinks: NavItem[] = [
  { to: '/terms', label: 'Terms and conditions' },
  { to: '/terms#cancellation', label: 'Your right to cancel' },
  { to: '/terms#privacy', label: 'Privacy' },
];
