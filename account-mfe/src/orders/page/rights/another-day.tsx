import { useState } from 'react';
import { isRequestError } from 'shared/data';
import { HalfChoice, halfOn, MonthChoice } from 'shared/days';
import { Modal } from 'shared/overlays';
import { Button, FailedState, Notice, Skeleton, SkeletonGroup, Stack } from 'shared/ui';
import { halfDayText } from 'contract/calendar/date-texts';
import type { OrderWay } from '../order-page';
import { useMoveDayMutation } from '../order-page-api';
import { useGetFreeDaysQuery } from './free-days-api';
import { Refused } from './refused';

interface AnotherDayProps {
  trade: string;
  chosen: { date: string; half: string } | undefined;
  way: OrderWay;
  onClose: (isMoved: boolean) => void;
}

/** A dialog with the free days, which moves the order to the chosen one. */
export function AnotherDay({ trade, chosen, way, onClose }: AnotherDayProps) {
  const { data, isError, isFetching, refetch } = useGetFreeDaysQuery(way, {
    refetchOnMountOrArgChange: true,
  });
  const [move, { isLoading, error }] = useMoveDayMutation();
  const [date, setDate] = useState('');
  const [half, setHalf] = useState(chosen?.half ?? 'morning');
  const days = data?.find((calendar) => calendar.trade === trade)?.days ?? [];
  const dayOf = (text: string) => days.find((each) => each.day === text);
  const day = dayOf(date);
  const send = async () => {
    const answer = await move({ ...way, trade, date, half });
    if (!answer.error) return onClose(true);
    // The day is full meanwhile, so the free days are read again.
    if (isRequestError(answer.error) && answer.error.status === 409) void refetch();
  };
  return (
    <Modal
      open
      onOpenChange={() => onClose(false)}
      title="Choose another day"
      description={chosen && `Now: ${halfDayText(chosen.date, chosen.half)}.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose(false)}>
            Keep the day
          </Button>
          <Button busy={isLoading} disabled={!day} onClick={() => void send()}>
            Move to this day
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Refused error={error} title="The day was not moved" />
        {isError && !isFetching && (
          <FailedState what="the days that can be chosen" onRetry={() => void refetch()} />
        )}
        {!data && !isError && (
          <SkeletonGroup label="the days that can be chosen">
            <Skeleton shape="block" />
          </SkeletonGroup>
        )}
        {data && days.length === 0 && <NoOtherDay />}
        {days.length > 0 && (
          <MonthChoice
            name="another-day"
            days={days}
            value={date}
            onChange={(next) => {
              setDate(next);
              setHalf(halfOn(dayOf(next), half));
            }}
          />
        )}
        {day && <HalfChoice name="another-half" day={day} value={half} onChange={setHalf} />}
      </Stack>
    </Modal>
  );
}

const NoOtherDay = () => (
  <Notice title="No other day is free at the moment">
    Your day stays as it is. Please look again later, or call us.
  </Notice>
);
