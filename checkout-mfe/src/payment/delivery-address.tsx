import type { Customer } from 'contract/accounts/customer';
import { TextLink } from 'shared/ui';
import styles from './delivery-address.module.css';

export function DeliveryAddress({ customer }: { customer: Customer }) {
  const { name, last_name, address, city, postalcode, mobile } = customer;
  const lines = {
    name: `${name} ${last_name}`.trim(),
    address,
    cityAndPostcode: `${city} ${postalcode}`.trim(),
    mobile,
  };
  return (
    <section className={styles.address} aria-labelledby="delivery-address">
      <div className={styles.head}>
        <h2 id="delivery-address">Your details</h2>
        <TextLink to="/profile">Change</TextLink>
      </div>
      <address className={styles.lines}>
        {Object.entries(lines).map(([part, line]) => line && <span key={part}>{line}</span>)}
      </address>
    </section>
  );
}
