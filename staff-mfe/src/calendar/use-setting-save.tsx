import { formatTime } from 'contract/calendar/date-texts';
import type { AffectedBooking } from 'contract/calendar/staff/bookings';
import { changedSetting } from 'contract/calendar/staff/settings';
import { useState } from 'react';
import { isRequestError } from 'shared/data';
import * as v from 'shared/schema';
import { ConflictDialog, type FieldConflict } from 'shared/desk';
import { TouchedBookingsDialog } from './touched-bookings-dialog';

interface SettingSaveOptions<Request, Setting> {
  /** The mutation, whose promise also resolves if the call fails. */
  save: (request: Request) => Promise<{ error?: unknown }>;
  /** The mutation that lists the bookings which the change would touch. None if it touches none. */
  preview?: (request: Request) => Promise<{ data?: AffectedBooking[]; error?: unknown }>;
  settingSchema: v.GenericSchema<unknown, Setting>;
  /** Returns the fields that a colleague changed meanwhile, with both values. */
  listConflicts: (current: Setting, request: Request) => FieldConflict[];
  /** Returns the request that applies the user's changes to the colleague's version. */
  merge: (current: Setting, request: Request) => Request;
  onSaved?: () => void;
  onDiscard?: () => void;
}

/** A question about bookings that a change touches, before the change is saved. */
interface TouchedQuestion {
  touched: AffectedBooking[];
  /** Ends the question. */
  answer: (isSaved: boolean) => void;
}

interface Conflict<Request, Setting> {
  current: Setting;
  request: Request;
  changedBy: string;
}

/**
 * Saves one setting of the calendar. If the change touches bookings, a dialog lists them first. If a
 * colleague changed the setting meanwhile, a dialog shows both values. The user then applies or
 * discards their own value.
 */
export function useSettingSave<Request, Setting>(options: SettingSaveOptions<Request, Setting>) {
  const { save, preview, settingSchema, listConflicts, merge, onSaved, onDiscard } = options;
  const [conflict, setConflict] = useState<Conflict<Request, Setting> | null>(null);
  const [question, setQuestion] = useState<TouchedQuestion | null>(null);
  const isRefused = (request: Request, error: unknown): boolean => {
    const settingConflict = readConflict(error, settingSchema);
    setConflict(settingConflict && { ...settingConflict, request });
    return Boolean(error);
  };
  const askAboutTouched = (touched: AffectedBooking[]): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (isSaved: boolean) => {
        setQuestion(null);
        resolve(isSaved);
      };
      setQuestion({ touched, answer });
    });
  /** Resolves to whether the setting was saved. */
  const send = async (request: Request): Promise<boolean> => {
    if (preview !== undefined) {
      const { data: touched = [], error } = await preview(request);
      if (isRefused(request, error)) return false;
      if (touched.length > 0 && !(await askAboutTouched(touched))) return false;
    }
    const { error } = await save(request);
    if (isRefused(request, error)) return false;
    onSaved?.();
    return true;
  };
  const apply = () => {
    if (conflict !== null) void send(merge(conflict.current, conflict.request));
  };
  const discard = () => {
    setConflict(null);
    onDiscard?.();
  };
  const dialogs = (
    <>
      <TouchedBookingsDialog
        bookings={question?.touched ?? null}
        onSave={() => question?.answer(true)}
        onClose={() => question?.answer(false)}
      />
      <ConflictDialog
        conflicts={conflict && listConflicts(conflict.current, conflict.request)}
        changedBy={conflict?.changedBy ?? ''}
        onApply={apply}
        onDiscard={discard}
        onClose={() => setConflict(null)}
      />
    </>
  );
  return { send, dialogs };
}

/** Returns whether a change failed because a colleague changed the setting. */
export const isSettingConflict = (error: unknown): boolean =>
  isRequestError(error) && error.status === 409 && v.safeParse(changedSetting, error.body).success;

function readConflict<Setting>(error: unknown, settingSchema: v.GenericSchema<unknown, Setting>) {
  if (!isRequestError(error) || error.status !== 409) return null;
  const parseResult = v.safeParse(changedSetting, error.body);
  if (!parseResult.success) return null;
  const current = v.safeParse(settingSchema, parseResult.output.current);
  if (!current.success) return null;
  const { by, at } = parseResult.output;
  const authorAndTime = [by && `By ${by}`, at && formatTime(at)].filter(Boolean).join(', ');
  return { current: current.output, changedBy: authorAndTime };
}
