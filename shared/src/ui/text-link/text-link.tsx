import { Anchor, type AnchorProps } from '../anchor/anchor';
import { classNames } from '../class-names';
import styles from './text-link.module.css';

export interface TextLinkProps extends AnchorProps {
  /** Underlined on hover only: for lists of links such as menus. */
  quiet?: boolean;
}

export function TextLink({ quiet, className, ...rest }: TextLinkProps) {
  return <Anchor className={classNames(styles.link, quiet && styles.quiet, className)} {...rest} />;
}
