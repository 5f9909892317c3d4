import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './page-banner.module.css';

interface PageBannerProps {
  title: ReactNode;
  tagline?: ReactNode;
  eyebrow?: ReactNode;
  /**
   * Title whose height is always reserved, so that nothing below moves when `title` changes to it.
   */
  reservedTitle?: string;
  picture?: ReactNode;
  children?: ReactNode;
  size?: 'band' | 'hero';
}

export function PageBanner(props: PageBannerProps) {
  const { title, tagline, eyebrow, reservedTitle, picture, children, size = 'band' } = props;
  return (
    <div className={classNames(styles.banner, styles[size])}>
      <div className={classNames(styles.inner, picture ? styles.withPicture : undefined)}>
        <div className={styles.words}>
          <div className={styles.heading} data-reserved-title={reservedTitle}>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <h1 className={styles.title}>{title}</h1>
          </div>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          {children && <div className={styles.actions}>{children}</div>}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </div>
  );
}
