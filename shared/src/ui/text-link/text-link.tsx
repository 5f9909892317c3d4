import { Anchor, type AnchorProps } from '../anchor/anchor';
import { classNames } from '../class-names';
import styles from './text-link.module.css';

export interface TextLinkProps extends AnchorProps {
  /** Underlined on hover only, for lists of links such as menus. */
  quiet?: boolean;
  /** For a link outside a sentence: a larger area for touch. */
  alone?: boolean;
}

export function TextLink({ quiet, alone, className, ...rest }: TextLinkProps) {
  return (
    <Anchor
      className={classNames(styles.link, quiet && styles.quiet, alone && styles.alone, className)}
      {...rest}
    />
  );
}
