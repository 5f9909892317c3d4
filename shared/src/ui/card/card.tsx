import type { HTMLAttributes, ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../anchor/anchor';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'li' | 'section';
  /** Whether the card has space inside. Omit this if a picture fills the top of the card. */
  padded?: boolean;
  /** Whether the link area of the card's `CardLink` covers the whole card. */
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

/** The link of an interactive card, around its name. */
export function CardLink({ className, ...rest }: AnchorProps) {
  return <Anchor className={classNames(styles.link, className)} {...rest} />;
}

export function CardBody({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={classNames(styles.body, className)} {...rest} />;
}

/** A strip over the card's picture, such as 'Coming Soon'. */
export function CardRibbon({ children }: { children: ReactNode }) {
  return <p className={styles.ribbon}>{children}</p>;
}
