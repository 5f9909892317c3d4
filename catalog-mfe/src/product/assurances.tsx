import type { Service } from 'contract/catalog/service';
import type { FulfilmentGroup } from 'contract/catalog/fulfilment';
import type { ReactNode } from 'react';
import { formatMoney } from 'shared/format';
import { useConfig } from 'shared/session';
import { useAppSelector } from 'shared/store';
import { useGetDeliveryChargesQuery } from 'shared/data';
import { Icon, type IconName, Skeleton, TextLink } from 'shared/ui';
import styles from './assurances.module.css';

interface AssurancesProps {
  fulfilmentGroup: FulfilmentGroup;
  service: Service | undefined;
}

/** Lists the assurances that are true for this product (rule 52). */
export function Assurances({ fulfilmentGroup, service }: AssurancesProps) {
  const { payments } = useConfig();
  return (
    <ul className={styles.list}>
      {fulfilmentGroup === 'care' && (
        <Assurance icon="shield">Insurance up to £5000 is included.</Assurance>
      )}
      {fulfilmentGroup === 'move' ? (
        <Assurance icon="truck">Our own crew comes to you.</Assurance>
      ) : (
        <Delivery service={service} isCare={fulfilmentGroup === 'care'} />
      )}
      <Assurance icon="clock">
        {payments.online
          ? 'Pay by card online, or choose Collection Only and pay later.'
          : 'Choose Collection Only and pay later.'}
      </Assurance>
      <Assurance icon="check">
        You may change your mind: <TextLink to="/terms#cancellation">your right to cancel</TextLink>
        .
      </Assurance>
      <Assurance icon="info">
        Not sure? Read the <TextLink to="/faq">questions and answers</TextLink> or{' '}
        <TextLink to="/contact">ask us</TextLink>.
      </Assurance>
    </ul>
  );
}

interface DeliveryProps {
  service: Service | undefined;
  isCare: boolean;
}

function Delivery({ service, isCare }: DeliveryProps) {
  const { data: charges, error } = useGetDeliveryChargesQuery();
  const isRestored = useAppSelector((state) => state.restored);
  if (!charges && !(isRestored && error)) return <DeliverySkeleton />;
  const pence = charges?.find(({ id }) => id === service?.delivery)?.delivery_charge ?? 0;
  const deliveryText = isCare ? 'Collection and delivery' : 'Delivery';
  const cost = `: ${formatMoney(pence)}, or nothing if you ${isCare ? 'come to' : 'collect from'} our warehouse`;
  return (
    <Assurance icon="truck">
      {`${deliveryText} to mainland postcodes in England, Wales and Scotland${pence > 0 ? cost : ''}.`}
    </Assurance>
  );
}

const DeliverySkeleton = () => (
  <Assurance icon="truck">
    <Skeleton lines={2} />
  </Assurance>
);

function Assurance({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={styles.item}>
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </li>
  );
}
