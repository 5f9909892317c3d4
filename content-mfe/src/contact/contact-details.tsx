import type { ReactNode } from 'react';
import { useConfig } from 'shared/session';
import { Card, Icon, type IconName, TextLink } from 'shared/ui';
import styles from './contact-details.module.css';

export function ContactDetails() {
  const { phone, email, warehouse } = useConfig();
  return (
    <Card as="section" padded aria-labelledby="details-title">
      <h2 id="details-title" className={styles.title}>
        Or reach us directly
      </h2>
      <dl className={styles.details}>
        <Detail icon="phone" term="Phone">
          <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>
        </Detail>
        <Detail icon="mail" term="Email">
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </Detail>
        <Detail icon="pin" term="Warehouse">
          {warehouse}
        </Detail>
      </dl>
      <p className={styles.more}>
        Many answers are ready in our <TextLink to="/faq">questions and answers</TextLink>. How we
        use what you write is in our <TextLink to="/terms#privacy">privacy terms</TextLink>.
      </p>
    </Card>
  );
}

interface DetailProps {
  icon: IconName;
  term: string;
  children: ReactNode;
}

const Detail = ({ icon, term, children }: DetailProps) => (
  <div className={styles.detail}>
    <dt>
      <Icon name={icon} size={20} />
      {term}
    </dt>
    <dd>{children}</dd>
  </div>
);
