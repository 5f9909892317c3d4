import { isCancelled, isCompleted } from 'contract/orders/order-state';
import { useState } from 'react';
import { useLater } from 'shared/core';
import { Button, Card, Notice, Stack } from 'shared/ui';
import { dayStateTexts } from '../../../dates/day-state-texts';
import { dayText } from 'contract/calendar/date-texts';
import { WorkSheet } from '../../../dates/work-sheet';
import type { DayRight, OrderPage, OrderWay } from '../order-page';
import styles from '../order-view.module.css';
import { anotherDayLater } from './another-day-later';
import { WhomToCall } from './whom-to-call';

interface OrderDaysProps {
  page: OrderPage;
  way: OrderWay;
}

/** The days of an order, the states of their bookings, and the last day to change them (rule 47). */
export function OrderDays({ page: { dates, order }, way }: OrderDaysProps) {
  const [asked, setAsked] = useState<DayRight | null>(null);
  const [isMoved, setMoved] = useState(false);
  const found = useLater(anotherDayLater, asked !== null);
  if (!dates) return null;
  const { schedule, daytitles, places, changes } = dates;
  const stands = !isCancelled(order) && !isCompleted(order);
  return (
    <Card as="section" padded aria-labelledby="when">
      <Stack gap={4}>
        <h2 id="when" className={styles.title}>
          When
        </h2>
        <div role="status" className={styles.screen}>
          {isMoved && stands && <Notice kind="success">Your order has another day now.</Notice>}
        </div>
        <WorkSheet schedule={schedule} titles={daytitles} />
        {isCancelled(order) && <p>The day went back to the calendar.</p>}
        {stands && dayStateTexts(places, daytitles).map((text) => <p key={text}>{text}</p>)}
        <div className={styles.screen}>
          <Stack gap={4}>
            {changes.map((right) => (
              <MoveDay
                key={right.trade}
                right={right}
                what={changes.length > 1 ? ` for ${right.what}` : ''}
                busy={asked === right && !found}
                onAsk={() => setAsked(right)}
              />
            ))}
          </Stack>
        </div>
      </Stack>
      {asked && found && (
        <found.AnotherDay
          trade={asked.trade}
          chosen={asked.trade === 'move' ? schedule.move : schedule.visit}
          way={way}
          onClose={(moved) => {
            setAsked(null);
            if (moved) setMoved(true);
          }}
        />
      )}
    </Card>
  );
}

interface MoveDayProps {
  right: DayRight;
  what: string;
  busy: boolean;
  onAsk: () => void;
}

function MoveDay({ right: { refusal, lastday, left }, what, busy, onAsk }: MoveDayProps) {
  if (refusal === 'over') return null;
  if (refusal !== '') {
    const refused = refusals[refusal]?.(lastday) ?? 'The day cannot be moved here any more.';
    return (
      <p>
        {refused} <WhomToCall />
      </p>
    );
  }
  return (
    <Stack gap={3}>
      <p>
        {`You can choose another day${what} here until the end of ${dayText(lastday)}, ${left === 1 ? 'once more' : `${left} more times`}.`}
      </p>
      <div>
        <Button variant="secondary" busy={busy} onClick={onAsk}>
          {`Choose another day${what}`}
        </Button>
      </div>
    </Stack>
  );
}

const refusals: Record<string, (lastDay: string) => string> = {
  begun: () => 'We have begun with this order: the day cannot be moved here any more.',
  late: (lastDay) => `Another day could be chosen here until ${dayText(lastDay)}.`,
  often: () => 'The day was moved several times already. For another one we are there in person.',
};
