import { useState } from 'react';
import { isCancelled, isCompleted } from 'contract/orders/order-state';
import { formatDay } from 'contract/calendar/date-texts';
import { defineLazyModule, type LazyModule, useLazyModule } from 'shared/lazy';
import { Button, Card, Notice, Stack, TextLink, VisuallyHidden } from 'shared/ui';
import { loadDayComponents } from 'shared/days';
import { formatDayStates, WorkSheet } from '../../../dates/booked-days';
import type { DayChangeRule, OrderAccess, OrderPage } from '../order-page-api';
import { CallUs } from './change-notices';
import type * as anotherDay from './another-day-dialog';
import styles from '../order-view.module.css';

interface OrderDaysProps {
  page: OrderPage;
  access: OrderAccess;
}

/** Lists the booked days, and says until when they can be changed (rule 47). */
export function OrderDays({ page: { dates, dayfiles = [], order }, access }: OrderDaysProps) {
  const [requestedRule, setRequestedRule] = useState<DayChangeRule | null>(null);
  const [isMoved, setMoved] = useState(false);
  const anotherDayModule = useLazyModule(lazyAnotherDay, requestedRule !== null);
  if (!dates) return null;
  const { schedule, daytitles, places, changes } = dates;
  const isOrderActive = !isCancelled(order) && !isCompleted(order);
  return (
    <Card as="section" padded aria-labelledby="when">
      <Stack gap={4}>
        <h2 id="when" className={styles.title}>
          When
        </h2>
        <div role="status" className={styles.screen}>
          {isMoved && isOrderActive && (
            <Notice kind="success">Your order has another day now.</Notice>
          )}
        </div>
        <WorkSheet schedule={schedule} titles={daytitles} />
        {isCancelled(order) && <p>The day went back to the calendar.</p>}
        {isOrderActive &&
          formatDayStates(places, daytitles).map((text) => <p key={text}>{text}</p>)}
        <div className={styles.screen}>
          <Stack gap={4}>
            {dayfiles.map(({ trade, name, text }) => (
              <p key={name}>
                <TextLink
                  href={`data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`}
                  download={name}
                >
                  Add to your calendar<VisuallyHidden>: {daytitles[trade]}</VisuallyHidden>
                </TextLink>
              </p>
            ))}
            {changes.map((rule) => (
              <DayChangeOffer
                key={rule.trade}
                rule={rule}
                bookingSuffix={changes.length > 1 ? ` for ${rule.what}` : ''}
                isBusy={requestedRule === rule && !anotherDayModule}
                onChoose={() => setRequestedRule(rule)}
              />
            ))}
          </Stack>
        </div>
      </Stack>
      {requestedRule && anotherDayModule && (
        <anotherDayModule.AnotherDayDialog
          bookingKind={requestedRule.trade}
          currentDay={requestedRule.trade === 'move' ? schedule.move : schedule.visit}
          access={access}
          onClose={(hasMoved) => {
            setRequestedRule(null);
            if (hasMoved) setMoved(true);
          }}
        />
      )}
    </Card>
  );
}

interface DayChangeOfferProps {
  rule: DayChangeRule;
  bookingSuffix: string;
  isBusy: boolean;
  onChoose: () => void;
}

function DayChangeOffer({
  rule: { refusal, lastday, left },
  bookingSuffix,
  isBusy,
  onChoose,
}: DayChangeOfferProps) {
  if (refusal === 'over') return null;
  if (refusal !== '') {
    const refusalText =
      refusalTexts[refusal]?.(lastday) ?? 'The day cannot be moved here any more.';
    return (
      <p>
        {refusalText} <CallUs />
      </p>
    );
  }
  return (
    <Stack gap={3}>
      <p>
        {`You can choose another day${bookingSuffix} here until the end of ${formatDay(lastday)}, ${left === 1 ? 'once more' : `${left} more times`}.`}
      </p>
      <div>
        <Button variant="secondary" busy={isBusy} onClick={onChoose}>
          {`Choose another day${bookingSuffix}`}
        </Button>
      </div>
    </Stack>
  );
}

const refusalTexts: Record<string, (lastDay: string) => string> = {
  begun: () => 'We have begun with this order: the day cannot be moved here any more.',
  late: (lastDay) => `Another day could be chosen here until ${formatDay(lastDay)}.`,
  often: () => 'The day was moved several times already. For another one we are there in person.',
};

/** Loads lazily, because most visitors of an order do not change its day. */
const lazyAnotherDay: LazyModule<typeof anotherDay> = defineLazyModule(async () => {
  const [anotherDayModule] = await Promise.all([
    import(/* webpackChunkName: "another-day" */ './another-day-dialog'),
    loadDayComponents(),
  ]);
  return anotherDayModule;
});
