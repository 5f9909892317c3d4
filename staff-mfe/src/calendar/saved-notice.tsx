import { settingSaved } from 'contract/calendar/staff/settings';
import * as v from 'shared/schema';
import { Notice, TextLink } from 'shared/ui';

/** Says that a setting was saved, and how many bookings it touches. */
export function SavedNotice({ response }: { response: unknown }) {
  const saved = v.safeParse(settingSaved, response);
  const affected = saved.success ? saved.output.affected : 0;
  if (affected === 0)
    return (
      <Notice kind="success" isAnnounced>
        Saved.
      </Notice>
    );
  return (
    <Notice kind="warning" isAnnounced title="Saved">
      <p>
        {`The calendar no longer accepts ${affected === 1 ? '1 booking' : `${affected} bookings`}.`}
      </p>
      <TextLink to="/admin/calendar#affected">Decide about each</TextLink>
    </Notice>
  );
}
