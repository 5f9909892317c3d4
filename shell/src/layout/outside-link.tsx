import type { ComponentPropsWithRef } from 'react';
import { Icon, TextLink } from 'shared/ui';
import styles from './outside-link.module.css';

/** Id of the description that screen readers announce with each link to another site. */
const LEAVES = 'leaves-the-shop';

/** A link to another site, marked visibly and for screen readers. The mark is not part of the link's accessible name. */
export const OutsideLink = ({ children, ...rest }: ComponentPropsWithRef<'a'>) => (
  <a rel="external" {...rest} {...leavesShop}>
    {children}
    <OutsideMark />
  </a>
);

/** An `ExternalLink` in the quiet style, for lists. */
export const QuietOutsideLink = ({ children, href }: ComponentPropsWithRef<'a'>) => (
  <TextLink quiet href={href} rel="external" {...leavesShop}>
    {children}
    <OutsideMark />
  </TextLink>
);

export const leavesShop = { 'aria-describedby': LEAVES };

const OutsideMark = () => (
  <span className={styles.mark}>
    <Icon name="external" size={12} />
  </span>
);

/** The description that all external links share. Render it once per page. */
export const LeavesShop = () => (
  <p id={LEAVES} hidden>
    Leads to another site
  </p>
);
