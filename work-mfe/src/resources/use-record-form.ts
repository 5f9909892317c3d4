import { useState } from 'react';
import { type DefaultValues, type FieldValues, useStaffForm } from 'shared/desk';
import type { Resources } from './resources-api';

interface StoredRecord {
  id: number;
  version: number;
}

interface RecordFormOptions<Values extends FieldValues, Stored extends StoredRecord> {
  /** Null for a new record. */
  stored: Stored | null;
  defaultValues: DefaultValues<Values>;
  send: (values: Values, key: { id: number | null; version: number }) => Promise<unknown>;
  findCurrent: (resources: Resources) => readonly Stored[];
  describe: (stored: Stored) => string;
  onSaved: () => void;
}

/**
 * Returns the form of a crew, person or van. If a colleague has changed the record meanwhile, shows
 * what they saved, and the next press saves over it.
 */
export function useRecordForm<Values extends FieldValues, Stored extends StoredRecord>(
  options: RecordFormOptions<Values, Stored>,
) {
  const { stored, defaultValues, send, findCurrent, describe, onSaved } = options;
  const [version, setVersion] = useState(stored?.version ?? 0);
  const [theirs, setTheirs] = useState('');
  const form = useStaffForm<Values>({
    defaultValues,
    draftKey: null,
    send: (values) => send(values, { id: stored?.id ?? null, version }),
    onConflict: (body) => {
      const { current } = body as { current?: Resources };
      const currentRecord = current && findCurrent(current).find(({ id }) => id === stored?.id);
      if (!currentRecord) return false;
      setVersion(currentRecord.version);
      setTheirs(describe(currentRecord));
      return true;
    },
    onSaved,
  });
  return { form, theirs };
}
