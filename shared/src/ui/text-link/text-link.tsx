import { Anchor, type AnchorProps } from '../anchor/anchor';
import { classNames } from '../class-names';
import styles from './text-link.module.css';

export interface TextLinkProps extends AnchorProps {
  /** Underlines the link only on hover, for lists of links. */
  quiet?: boolean;
  /** True for a link outside a sentence. The link then gets a larger touch area. */
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
