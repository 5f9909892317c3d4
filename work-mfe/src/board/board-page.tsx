import { isDay } from 'contract/calendar/day';
import { formatDay } from 'contract/calendar/date-texts';
import { getLondonToday } from 'shared/forms';
import { ButtonLink, QueryState, Stack } from 'shared/ui';
import { StaffPage, StaffSkeleton, useQueryParams } from 'shared/desk';
import { addDays, formatShortDay, getMonday } from '../ui/days';
import { workPermission } from '../ui/work-permission';
import type { BoardRange } from './board-api';
import { BoardContent } from './board-content';
import { BoardToolbar } from './board-toolbar';
import { useBoard } from './use-board';

/** Page with the jobs of a day or a week, by crew (rule 75 in docs/product.md). */
export const BoardPage = () => (
  <StaffPage
    permission={workPermission}
    title="Board"
    actions={
      <ButtonLink variant="secondary" size="small" to="/admin/work/crews">
        Crews and vans
      </ButtonLink>
    }
  >
    <BoardOfUrl />
  </StaffPage>
);

/** Board of the day in the URL, which is today by default, or of its week. */
function BoardOfUrl() {
  const { params, change } = useQueryParams();
  const givenDay = params.get('day') ?? '';
  const day = isDay(givenDay) ? givenDay : getLondonToday();
  const isWeek = params.get('view') === 'week';
  const range: BoardRange = isWeek ? { from: getMonday(day), days: 7 } : { from: day, days: 1 };
  const query = useBoard(range);
  const open = (newDay: string, newIsWeek: boolean) =>
    change(() => ({
      params: new URLSearchParams({ day: newDay, ...(newIsWeek && { view: 'week' }) }),
    }));
  return (
    <Stack gap={3}>
      <BoardToolbar day={day} isWeek={isWeek} onOpen={open} />
      <QueryState query={query} subject="the board" skeleton={<StaffSkeleton />}>
        {(board) => (
          <BoardContent
            // Dialogs and marks belong to one range.
            key={`${range.from} ${range.days}`}
            board={board}
            range={range}
            title={isWeek ? formatWeek(range.from) : formatDay(day)}
            openedKey={params.get('job')}
            isStale={query.isError}
            onOpenDay={(newDay) => open(newDay, false)}
          />
        )}
      </QueryState>
    </Stack>
  );
}

const formatWeek = (monday: string) =>
  `${formatShortDay(monday)} to ${formatShortDay(addDays(monday, 6))}`;
