import { Anchor, type AnchorProps } from '../anchor/anchor';
import { classNames } from '../class-names';
import styles from './text-link.module.css';

export interface TextLinkProps extends AnchorProps {
  /** Underlines the link only on hover, for lists of links. */
  quiet?: boolean;
  /** Gives a link outside a sentence a larger area for touch. */
  isStandalone?: boolean;
}

export function TextLink({ quiet, isStandalone, className, ...rest }: TextLinkProps) {
  return (
    <Anchor
      className={classNames(
        styles.link,
        quiet && styles.quiet,
        isStandalone && styles.alone,
        className,
      )}
      {...rest}
    />
  );
}
