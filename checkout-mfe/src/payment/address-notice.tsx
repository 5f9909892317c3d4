import type { Customer } from 'contract/accounts/customer';
import { useLazyModule } from 'shared/lazy';
import { useFeature } from 'shared/session';
import { useAppStore } from 'shared/store';
import { ButtonLink, Notice } from 'shared/ui';
import { useAddressProblems, useQuotePath } from '../area/use-address-problems';
import { lazySchedule } from '../schedule/schedule.lazy';
import { useScheduleText } from '../schedule/schedule-text';
import type { PaymentMethod } from 'contract/payments/payment-method';

/** Asks about an address that is incomplete, unreadable or outside the area of what is ordered. */
export function AddressNotice({ customer, method }: { customer: Customer; method: PaymentMethod }) {
  const name = `${customer.name} ${customer.last_name}`;
  const problems = useAddressProblems({
    method,
    customer: { ...customer, name },
    movePostcodes: useMovePostcodes(),
  });
  const quotePath = useQuotePath();
  if (problems.length === 0) return null;
  const isOutside = problems.some((problem) => problem.isOutside);
  const needsQuote = problems.some((problem) => problem.isOutside && problem.part !== 'delivery');
  return (
    <Notice
      kind="warning"
      title={isOutside ? 'Outside our area' : 'Please check your address'}
      isAnnounced
      action={
        needsQuote && (
          <ButtonLink to={quotePath} variant="secondary" size="small">
            Ask for a quote
          </ButtonLink>
        )
      }
    >
      {[...new Set(problems.map(({ text }) => text))].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}

/** Returns the postcodes of the move's two addresses, or none without a day for a move. */
function useMovePostcodes(): string[] {
  const hasCalendar = useFeature('calendar');
  const hasDays = useScheduleText() !== null && hasCalendar;
  const schedule = useLazyModule(lazySchedule, hasDays);
  const store = useAppStore();
  const move = schedule?.buildOrderSchedule(store.getState())?.move;
  return move && hasDays ? [move.from.postcode, move.to.postcode].filter(Boolean) : [];
}
