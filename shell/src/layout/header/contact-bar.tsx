import { useConfig } from 'shared/session';
import { Icon } from 'shared/ui';
import { ExternalLink } from '../external-link';
import { getPhoneUrl } from '../phone-url';
import { SocialLinks } from '../social-links';
import styles from './contact-bar.module.css';

export function ContactBar() {
  const { phone, email, menus } = useConfig();
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <a className={styles.link} href={getPhoneUrl(phone)}>
          <Icon name="phone" size={16} />
          {phone}
        </a>
        <a className={`${styles.link} ${styles.email}`} href={`mailto:${email}`}>
          <Icon name="mail" size={16} />
          {email}
        </a>
        <nav className={styles.menus} aria-label="Moving, logistics and storage">
          <ul>
            {menus.map(({ label, href }) => (
              <li key={label}>
                <ExternalLink className={styles.link} href={href}>
                  {label}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.social}>
          <SocialLinks />
        </div>
      </div>
    </div>
  );
}
