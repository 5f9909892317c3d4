import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './layout.module.css';

type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;
type Tag = 'div' | 'section' | 'ul' | 'ol' | 'nav' | 'header' | 'footer';

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  as?: Tag;
  /** Steps of the space scale, 4 px each. */
  gap?: Gap;
}

/** Places children below each other. */
export function Stack({ as: Element = 'div', gap = 4, className, ...rest }: LayoutProps) {
  return <Element className={classNames(styles.stack, styles[`gap${gap}`], className)} {...rest} />;
}

interface ClusterProps extends LayoutProps {
  justify?: 'start' | 'center' | 'end' | 'between';
  align?: 'start' | 'center' | 'end';
}

/** Places children beside each other, with line breaks. */
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
  /** Minimum width of a column. */
  min?: 'medium' | 'large';
}

/** Arranges children in as many columns of equal width as fit. */
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
  /** Whether the aside stays visible while the main part scrolls. */
  sticky?: boolean;
}

/** Places an aside beside the main part, on narrow screens below it. */
export function Split({ children, aside, sticky }: SplitProps) {
  return (
    <div className={styles.split}>
      <div>{children}</div>
      <div className={sticky ? styles.sticky : undefined}>{aside}</div>
    </div>
  );
}
