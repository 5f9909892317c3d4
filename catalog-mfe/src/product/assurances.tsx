import type { ReactNode } from 'react';
import { useConfig } from 'shared/core';
import { Icon, type IconName, TextLink } from 'shared/ui';
import styles from './assurances.module.css';

/** What a shopper wants to know before adding; what is only bought is not insured with us. */
export function Assurances({ insured = true }: { insured?: boolean }) {
  const { payments } = useConfig();
  return (
    <ul className={styles.list}>
      {insured && <Assurance icon="shield">Insurance up to £5000 is included.</Assurance>}
      <Assurance icon="truck">
        Collection and delivery to mainland postcodes in England, Wales and Scotland.
      </Assurance>
      <Assurance icon="clock">
        {payments.online
          ? 'Pay by card online, or choose Collection Only and pay later.'
          : 'Choose Collection Only and pay later.'}
      </Assurance>
      <Assurance icon="info">
        Not sure? Read the <TextLink to="/faq">questions and answers</TextLink> or{' '}
        <TextLink to="/contact">ask us</TextLink>.
      </Assurance>
    </ul>
  );
}

function Assurance({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={styles.item}>
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </li>
  );
}
