import type { ReactNode } from 'react';
import { useConfig } from 'shared/session';
import { Icon, type IconName } from 'shared/ui';
import styles from './home-facts.module.css';

/** Facts that must be true for every order, for example that collection is free (rule 16). */
export function HomeFacts() {
  const { payments } = useConfig();
  return (
    <ul className={styles.facts}>
      <Fact icon="shield" title="Insured up to £5000">
        Included for every dress in our care.
      </Fact>
      <Fact icon="truck" title="England, Wales and Scotland">
        Collected from and delivered to mainland postcodes.
      </Fact>
      <Fact icon="check" title="The whole price, early">
        Delivery is in the basket’s total, before you tell us anything.
      </Fact>
      <Fact icon="pin" title="Or come to us">
        {`${payments.online ? 'Pay by card, or when you collect' : 'Pay when you collect'}, free of delivery charges.`}
      </Fact>
    </ul>
  );
}

interface FactProps {
  icon: IconName;
  title: string;
  children: ReactNode;
}

const Fact = ({ icon, title, children }: FactProps) => (
  <li className={styles.fact}>
    <Icon name={icon} />
    <p>
      <strong>{title}</strong>
      <br />
      {children}
    </p>
  </li>
);
