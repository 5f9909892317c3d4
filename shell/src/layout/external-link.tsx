import type { ComponentPropsWithRef } from 'react';
import { Icon, TextLink } from 'shared/ui';
import styles from './external-link.module.css';

const EXTERNAL_HINT_ID = 'leaves-the-shop';

/**
 * A link to another site, with an icon. Screen readers announce the icon's meaning as a
 * description, not as part of the link's name.
 */
export const ExternalLink = ({ children, ...rest }: ComponentPropsWithRef<'a'>) => (
  <a rel="external" {...rest} {...externalHintAttributes}>
    {children}
    <ExternalIcon />
  </a>
);

export const QuietExternalLink = ({ children, href }: ComponentPropsWithRef<'a'>) => (
  <TextLink quiet href={href} rel="external" {...externalHintAttributes}>
    {children}
    <ExternalIcon />
  </TextLink>
);

export const externalHintAttributes = { 'aria-describedby': EXTERNAL_HINT_ID };

const ExternalIcon = () => (
  <span className={styles.mark}>
    <Icon name="external" size={12} />
  </span>
);

export const ExternalHint = () => (
  <p id={EXTERNAL_HINT_ID} hidden>
    Leads to another site
  </p>
);
