import type { ComponentPropsWithRef } from 'react';
import { Icon, TextLink } from 'shared/ui';
import styles from './outside-link.module.css';

/** Id of what screen readers hear of every link that leaves the shop. */
const LEAVES = 'leaves-the-shop';

/** A link that leaves the shop: marked for those who see and for those who hear, its name left as it is. */
export const OutsideLink = ({ children, ...rest }: ComponentPropsWithRef<'a'>) => (
  <a rel="external" {...rest} {...leavesShop}>
    {children}
    <OutsideMark />
  </a>
);

/** The same in a list of quiet links. */
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

/** Stands once on every page. */
export const LeavesShop = () => (
  <p id={LEAVES} hidden>
    Leads to another site
  </p>
);
