import { useConfig } from 'shared/session';
import { Icon, type IconName } from 'shared/ui';
import { externalHintAttributes } from './external-link';
import styles from './social-links.module.css';

/** Links to the firm's social networks. A network without an icon has its name as text. */
export function SocialLinks() {
  const { social } = useConfig();
  return (
    <ul className={styles.links} aria-label="Follow us">
      {social.map(({ label, href }) => {
        const icon = icons[label.toLowerCase()];
        return (
          <li key={label}>
            <a
              className={styles.link}
              href={href}
              rel="external me"
              aria-label={icon ? label : undefined}
              {...externalHintAttributes}
            >
              {icon ? <Icon name={icon} size={18} /> : label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

const icons: Record<string, IconName> = {
  facebook: 'social1',
  instagram: 'social2',
  x: 'social3',
  pinterest: 'social4',
};
