import type { HTMLAttributes, ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../anchor/anchor';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'li' | 'section';
  /** Space inside; leave out when a picture fills the card's head. */
  padded?: boolean;
  /** The whole card leads where its one `CardLink` leads. */
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

/** The link of an interactive card: put it around the name, the card does the rest. */
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
