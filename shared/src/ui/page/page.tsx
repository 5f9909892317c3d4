import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './page.module.css';

interface PageProps {
  width?: 'wide' | 'normal' | 'text';
  children: ReactNode;
}

export function Page({ width = 'wide', children }: PageProps) {
  return <div className={classNames(styles.page, styles[width])}>{children}</div>;
}

interface PageHeaderProps {
  title: ReactNode;
  intro?: ReactNode;
  breadcrumb?: ReactNode;
  align?: 'start' | 'center';
}

export function PageHeader({ title, intro, breadcrumb, align = 'start' }: PageHeaderProps) {
  return (
    <div className={classNames(styles.header, styles[align])}>
      {breadcrumb}
      <div className={styles.headline}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {intro && <div className={styles.intro}>{intro}</div>}
        </div>
      </div>
    </div>
  );
}

interface SectionProps {
  id?: string;
  title?: ReactNode;
  intro?: ReactNode;
  aside?: ReactNode;
  headingLevel?: 2 | 3;
  tone?: 'plain' | 'blush' | 'green';
  children?: ReactNode;
}

export function Section(props: SectionProps) {
  const { id, title, intro, aside, headingLevel = 2, tone = 'plain', children } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <section id={id} className={classNames(styles.section, styles[tone])}>
      {(title || intro || aside) && (
        <div className={styles.headline}>
          <div className={styles.words}>
            {title && <Heading>{title}</Heading>}
            {intro && <div className={styles.sectionIntro}>{intro}</div>}
          </div>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
