import type { ScheduleRequest } from 'contract/calendar/booking-fields';
import type { DepositOffer } from 'contract/orders/deposit-offer';
import type { DepositRequest } from 'contract/orders/placement-calls';
import { formatMoney, type Pence } from 'contract/values/pence';
import { useEffect } from 'react';
import { toApiBasket } from 'shared/basket';
import { skipToken } from 'shared/data';
import { ChoiceGroup } from 'shared/forms';
import { useFeature } from 'shared/session';
import { useAppSelector, useAppStore } from 'shared/store';
import { toApiLines } from '../lines/to-api-lines';
import { useScheduleText } from '../schedule/schedule-text';
import { lazySchedule } from '../schedule/schedule.lazy';
import { useLazyModule } from 'shared/lazy';
import { useGetDepositQuery } from './deposit-api';

/** Returns what the shopper may pay first for the basket. Returns null if that is all or unknown. */
function useDepositOffer(): DepositOffer {
  const store = useAppStore();
  const cart = useAppSelector((state) => state.cart);
  const packages = useAppSelector((state) => state.packages);
  const personalised = useAppSelector((state) => state.personalised);
  const isPersonalisationSupported = useFeature('personalisation');
  const hasDays = useScheduleText() !== null;
  const scheduleModule = useLazyModule(lazySchedule, hasDays);
  const isReady = cart.length > 0 && (!hasDays || scheduleModule !== undefined);
  const basket = toApiBasket({ cart, packages, personalised }, isPersonalisationSupported);
  const schedule = pickDays(scheduleModule?.buildOrderSchedule(store.getState()));
  const { currentData } = useGetDepositQuery(
    isReady ? { ...toApiLines(basket), ...(schedule && { schedule }) } : skipToken,
  );
  return currentData ?? null;
}

/** Omits the addresses, on which the deposit does not depend, so that typing one requests nothing. */
function pickDays({ move, visit }: ScheduleRequest = {}): DepositRequest['schedule'] {
  if (!move && !visit) return undefined;
  return {
    ...(move && { move: { date: move.date, half: move.half } }),
    ...(visit && { visit: { date: visit.date, half: visit.half } }),
  };
}

const describeRest = ({ amount, resttime }: NonNullable<DepositOffer>, total: Pence): string =>
  `${formatMoney(total - amount)} ${resttime}`;

interface DepositChoiceProps {
  /** Chosen deposit in pence, or null to pay all now. */
  deposit: Pence | null;
  total: Pence;
  onChange: (deposit: Pence | null) => void;
  disabled: boolean;
}

/** Asks whether the shopper pays all or the deposit now. Renders nothing without a deposit. */
export function DepositChoice({ deposit, total, onChange, disabled }: DepositChoiceProps) {
  const offer = useDepositOffer();
  const isOutdated = deposit !== null && deposit !== offer?.amount;
  useEffect(() => {
    if (isOutdated) onChange(null);
  }, [isOutdated, onChange]);
  if (offer === null || offer.amount >= total) return null;
  return (
    <ChoiceGroup
      legend="How much do you pay now?"
      name="deposit"
      value={deposit === null ? 'all' : 'deposit'}
      onChange={(choice) => onChange(choice === 'all' ? null : offer.amount)}
      options={[
        { value: 'all', label: 'Pay it all now', hint: formatMoney(total) },
        {
          value: 'deposit',
          label: `Pay ${formatMoney(offer.amount)} now, ${describeRest(offer, total)}`,
          hint: 'Your order and its day are confirmed. You pay the rest on your order’s page.',
        },
      ]}
      disabled={disabled}
    />
  );
}

/** Says on the details page that a deposit is possible. `total` is that of a card order. */
export function DepositNote({ total }: { total: Pence }) {
  const offer = useDepositOffer();
  if (offer === null || offer.amount >= total) return null;
  return (
    <p>
      If you pay by card, you can pay {formatMoney(offer.amount)} now and{' '}
      {describeRest(offer, total)}.
    </p>
  );
}
