import { useConfig } from 'shared/session';
import { useIsLivePage } from 'shared/slots';
import { Icon, TextLink } from 'shared/ui';
import { quoteNavItem } from '../navigation';
import { getPhoneUrl } from '../phone-url';
import { SocialLinks } from '../social-links';
import { FooterLinks } from './footer-links';
import { legalLinks, helpLinks, shopLinks } from './footer-places';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { brand, company, phone, email, warehouse, menus } = useConfig();
  const hasQuote = useIsLivePage(quoteNavItem.to);
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
        <FooterLinks title="Shop" links={hasQuote ? [...shopLinks, quoteNavItem] : shopLinks} />
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
