import type { Id } from 'contract/values/readers';
import { type FormEvent, useState } from 'react';
import {
  orderTexts,
  orderTotal,
  useAppSelector,
  useDelivery,
  useFeature,
  useLater,
} from 'shared/core';
import { FailedState, Stack } from 'shared/ui';
import { useGetServicesQuery } from 'shared/data';
import { OrderSummary } from '../details/order-summary';
import { NoteField } from './note-field';
import { useNote } from './note';
import type { Method } from './placement/order';
import styles from './checkout.module.css';
import { ChooseAgain } from '../schedule/schedule-section';
import { DeliveryAddress } from './delivery-address';
import { EmptyBasket, MissingInformation, ErrorBox, LoadingUser } from './checkout-notices';
import { MethodChoice } from './method-choice';
import { PayButton } from './pay-button';
import { useBuyer } from './use-buyer';
import { useSubmission } from './use-submission';

/** Order summary, payment method and submission for a signed-in user (specification, sections 2 and 4). */
export function Checkout({ userid }: { userid: Id }) {
  const [method, setMethod] = useState<Method>('offline');
  const cart = useAppSelector((state) => state.cart);
  const packages = useAppSelector((state) => state.packages);
  const personalised = useAppSelector((state) => state.personalised);
  const { delivery, settled, failed, retry } = useDelivery();
  const services = useGetServicesQuery();
  const texts = useLater(orderTexts, true);
  const buyer = useBuyer(userid);
  const { user, customer } = buyer;
  const { note, type } = useNote();
  const isDated = useFeature('calendar');
  const { busy, error, recorded, isDayFull, submit } = useSubmission({
    userid,
    user,
    customer,
    method,
    delivery,
    note,
    isDated,
  });

  // Waits for the texts and services, because the hints of the methods would change after the first paint.
  if (buyer.loading || services.isLoading || !texts) return <LoadingUser />;
  const { total } = orderTotal({ cart, packages, personalised }, delivery, method);
  const unpriced = method === 'online' && !settled;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form className={styles.checkout} onSubmit={onSubmit} aria-busy={busy}>
      <Stack gap={6} className={styles.choices}>
        {cart.length === 0 && <EmptyBasket />}
        {buyer.failed && <FailedState what="your details" onRetry={buyer.retry} />}
        {buyer.missing && <MissingInformation />}
        {unpriced && failed && <FailedState what="the delivery charge" onRetry={retry} />}
        {customer && <DeliveryAddress customer={customer} />}
        <MethodChoice method={method} onChange={setMethod} disabled={busy} />
        {note !== null && <NoteField note={note} onChange={type} disabled={busy} />}
      </Stack>
      <div className={styles.summary}>
        <OrderSummary delivery={delivery} method={method} />
      </div>
      <Stack gap={6} className={styles.pay}>
        <ErrorBox error={error} recorded={recorded} />
        {isDayFull && <ChooseAgain />}
        <PayButton method={method} total={total} busy={busy} disabled={!customer || unpriced} />
      </Stack>
    </form>
  );
}
