import type { HTMLAttributes, ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../anchor/anchor';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'li' | 'section';
  padded?: boolean;
  /** Whether a click anywhere on the card follows its `CardLink`. */
  interactive?: boolean;
}

export function Card({ as: Element = 'div', padded, interactive, className, ...rest }: CardProps) {
  return (
    <Element
      className={classNames(
        styles.card,
        padded && styles.padded,
        interactive && styles.interactive,
        className,
      )}
      {...rest}
    />
  );
}

export function CardLink({ className, ...rest }: AnchorProps) {
  return <Anchor className={classNames(styles.link, className)} {...rest} />;
}

export function CardBody({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={classNames(styles.body, className)} {...rest} />;
}

export function CardRibbon({ children }: { children: ReactNode }) {
  return <p className={styles.ribbon}>{children}</p>;
}
