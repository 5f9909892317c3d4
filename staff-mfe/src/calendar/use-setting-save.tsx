import { formatTime } from 'contract/calendar/date-texts';
import { changedSettingSchema } from 'contract/staff/calendar-settings';
import { useState } from 'react';
import { isRequestError } from 'shared/data';
import * as v from 'shared/schema';
import { ConflictDialog, type FieldConflict } from '../ui/conflict-dialog';

interface SettingSaveOptions<Request, Setting> {
  /** The mutation, whose promise also resolves if the call fails. */
  save: (request: Request) => Promise<{ error?: unknown }>;
  settingSchema: v.GenericSchema<unknown, Setting>;
  /** Returns the fields that a colleague changed meanwhile, with both values. */
  listConflicts: (current: Setting, request: Request) => FieldConflict[];
  /** Returns the request that applies the user's changes to the colleague's version. */
  merge: (current: Setting, request: Request) => Request;
  onSaved?: () => void;
  onDiscard?: () => void;
}

interface Conflict<Request, Setting> {
  current: Setting;
  request: Request;
  changedBy: string;
}

/**
 * Saves one setting of the calendar. If a colleague changed the setting meanwhile, a dialog shows
 * both values. The user then applies or discards their own value.
 */
export function useSettingSave<Request, Setting>(options: SettingSaveOptions<Request, Setting>) {
  const { save, settingSchema, listConflicts, merge, onSaved, onDiscard } = options;
  const [conflict, setConflict] = useState<Conflict<Request, Setting> | null>(null);
  /** Resolves to whether the setting was saved. */
  const send = async (request: Request): Promise<boolean> => {
    const { error } = await save(request);
    const settingConflict = readConflict(error, settingSchema);
    setConflict(settingConflict && { ...settingConflict, request });
    if (error) return false;
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
  const dialog = (
    <ConflictDialog
      conflicts={conflict && listConflicts(conflict.current, conflict.request)}
      changedBy={conflict?.changedBy ?? ''}
      onApply={apply}
      onDiscard={discard}
    />
  );
  return { send, dialog };
}

/** Returns whether a change failed because a colleague changed the setting. */
export const isSettingConflict = (error: unknown): boolean =>
  isRequestError(error) &&
  error.status === 409 &&
  v.safeParse(changedSettingSchema, error.body).success;

function readConflict<Setting>(error: unknown, settingSchema: v.GenericSchema<unknown, Setting>) {
  if (!isRequestError(error) || error.status !== 409) return null;
  const parseResult = v.safeParse(changedSettingSchema, error.body);
  if (!parseResult.success) return null;
  const current = v.safeParse(settingSchema, parseResult.output.current);
  if (!current.success) return null;
  const { by, at } = parseResult.output;
  const authorAndTime = [by && `By ${by}`, at && formatTime(at)].filter(Boolean).join(', ');
  return { current: current.output, changedBy: authorAndTime };
}
