import type { Id } from 'contract/values/readers';
import type { Pence } from 'contract/values/pence';
import { type FormEvent, useState } from 'react';
import { orderTextsModule, orderTotal, useDeliveryCharge } from 'shared/basket';
import { defineLazyComponent, useLazyModule } from 'shared/lazy';
import { useFeature } from 'shared/session';
import { useAppSelector } from 'shared/store';
import { FailedState, Stack, TextLink } from 'shared/ui';
import { useGetServicesQuery } from 'shared/data';
import { OrderSummary } from '../details/order-summary';
import { NoteField } from './note-field';
import { EVENT_DATE_ID, EventDateField } from './event-date-field';
import { useEventDate } from './use-event-date';
import { useNote } from './use-note';
import styles from './checkout.module.css';
import { ChooseAnotherDay } from '../schedule/schedule-section';
import { EmptyBasket, ErrorBox, LoadingUser, MissingInformation } from './checkout-notices';
import { MethodChoice } from './method-choice';
import { PayButton } from './pay-button';
import { useBuyer } from './use-buyer';
import { usePaymentMethod } from './use-payment-method';
import { useSubmission } from './use-submission';
import type { Customer } from 'contract/accounts/customer';

export function Checkout({ userid }: { userid: Id }) {
  const { method, setMethod } = usePaymentMethod();
  const cart = useAppSelector((state) => state.cart);
  const packages = useAppSelector((state) => state.packages);
  const personalised = useAppSelector((state) => state.personalised);
  const { delivery, isKnown, hasFailed, retry } = useDeliveryCharge();
  const services = useGetServicesQuery();
  const orderTexts = useLazyModule(orderTextsModule, true);
  const buyer = useBuyer(userid);
  const { user, customer } = buyer;
  const { note, setNote } = useNote();
  const eventDate = useEventDate();
  const hasDays = useFeature('calendar');
  const isPersonalisationSupported = useFeature('personalisation');
  const [chosenDeposit, setDeposit] = useState<Pence | null>(null);
  const hasDeposits = useFeature('deposits');
  const deposit = method === 'online' ? chosenDeposit : null;
  const { isBusy, error, recordedOrderNumber, placedNumber, isDayFull, submit } = useSubmission({
    userid,
    user,
    customer,
    method,
    deposit,
    delivery,
    note,
    eventDate: eventDate.date,
    hasDays,
    isPersonalisationSupported,
  });

  // Waits for texts and services too, because hints that appear later would move the page.
  if (buyer.isLoading || services.isLoading || !orderTexts) return <LoadingUser />;
  const { total } = orderTotal({ cart, packages, personalised }, delivery, method);
  const isUnpriced = method === 'online' && !isKnown;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (eventDate.error === '') void submit();
    else document.getElementById(EVENT_DATE_ID)?.focus();
  };
  return (
    <form className={styles.checkout} onSubmit={onSubmit} aria-busy={isBusy} noValidate>
      <Stack gap={6} className={styles.choices}>
        {cart.length === 0 && <EmptyBasket />}
        {buyer.hasFailed && <FailedState subject="your details" onRetry={buyer.retry} />}
        {buyer.isCustomerMissing && <MissingInformation />}
        {isUnpriced && hasFailed && <FailedState subject="the delivery charge" onRetry={retry} />}
        {customer && <DeliveryAddress customer={customer} />}
        {customer && (
          <LazyAddressNotice isNeeded={cart.length > 0} componentProps={{ customer, method }} />
        )}
        <MethodChoice method={method} onChange={setMethod} disabled={isBusy} />
        <LazyDepositChoice
          isNeeded={hasDeposits && method === 'online' && cart.length > 0}
          componentProps={{ deposit, total, onChange: setDeposit, disabled: isBusy }}
        />
        {eventDate.date !== null && <EventDateField eventDate={eventDate} disabled={isBusy} />}
        {note !== null && <NoteField note={note} onChange={setNote} disabled={isBusy} />}
      </Stack>
      <div className={styles.summary}>
        <OrderSummary delivery={delivery} method={method} />
      </div>
      <Stack gap={6} className={styles.pay}>
        <ErrorBox error={error} recordedOrderNumber={recordedOrderNumber} />
        {isDayFull && <ChooseAnotherDay />}
        <PayButton
          method={method}
          total={deposit ?? total}
          busy={isBusy}
          disabled={!customer || isUnpriced}
          isEmpty={cart.length === 0}
          placedNumber={placedNumber}
        />
      </Stack>
    </form>
  );
}

const LazyDepositChoice = defineLazyComponent(
  async () =>
    (await import(/* webpackChunkName: "later-deposit" */ '../deposit/deposit-offer'))
      .DepositChoice,
);

const LazyAddressNotice = defineLazyComponent(
  async () =>
    (await import(/* webpackChunkName: "later-address-notice" */ './address-notice')).AddressNotice,
);

function DeliveryAddress({ customer }: { customer: Customer }) {
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
