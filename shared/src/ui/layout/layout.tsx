import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './layout.module.css';

type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;
type Tag = 'div' | 'section' | 'ul' | 'ol' | 'nav' | 'header' | 'footer';

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  as?: Tag;
  /** Space between the children, in steps of 4 px. */
  gap?: Gap;
}

export function Stack({ as: Element = 'div', gap = 4, className, ...rest }: LayoutProps) {
  return <Element className={classNames(styles.stack, styles[`gap${gap}`], className)} {...rest} />;
}

interface ClusterProps extends LayoutProps {
  justify?: 'start' | 'center' | 'end' | 'between';
  align?: 'start' | 'center' | 'end';
}

export function Cluster(props: ClusterProps) {
  const {
    as: Element = 'div',
    gap = 3,
    justify = 'start',
    align = 'center',
    className,
    ...rest
  } = props;
  const names = [
    styles.cluster,
    styles[`gap${gap}`],
    styles[`${justify}Main`],
    styles[`${align}Cross`],
  ];
  return <Element className={classNames(...names, className)} {...rest} />;
}

interface GridProps extends LayoutProps {
  min?: 'medium' | 'large';
}

export function Grid(props: GridProps) {
  const { as: Element = 'div', gap = 6, min = 'medium', className, ...rest } = props;
  return (
    <Element
      className={classNames(styles.grid, styles[min], styles[`gap${gap}`], className)}
      {...rest}
    />
  );
}

interface SplitProps {
  children: ReactNode;
  aside: ReactNode;
  sticky?: boolean;
}

/** Two columns. On narrow screens, the aside is below the main part. */
export function Split({ children, aside, sticky }: SplitProps) {
  return (
    <div className={styles.split}>
      <div>{children}</div>
      <div className={sticky ? styles.sticky : undefined}>{aside}</div>
    </div>
  );
}
