import { useConfig } from 'shared/session';
import { TextLink } from 'shared/ui';
import styles from './quote-page.module.css';

/** Shown in browsers without JavaScript, in which the list cannot add up the volumes. */
export function NoScriptNotice() {
  const { phone, email } = useConfig();
  return (
    <noscript>
      <p className={styles.withoutScripts}>
        The list counts itself only with JavaScript. Without it, the volumes below still tell you
        how much there is; call us on{' '}
        <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink> or write to{' '}
        <TextLink href={`mailto:${email}`}>{email}</TextLink> and we count with you.
      </p>
    </noscript>
  );
}
