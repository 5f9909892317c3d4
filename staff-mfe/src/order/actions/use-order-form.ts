import { formatTime } from 'contract/calendar/date-texts';
import { type ChangedOrder, changedOrder } from 'contract/order-actions/action-responses';
import { useState } from 'react';
import { type DefaultValues, type StaffForm, useStaffForm, type FieldConflict } from 'shared/desk';
import { isRequestError } from 'shared/data';
import * as v from 'shared/schema';
import { useChangeOrderMutation } from '../order-api';
import { type ActionChoice, toDraftName } from './action-choices';
import { useOrderDraft } from './use-order-draft';

/** Form values of every dialog. */
export interface ActionValues {
  /**
   * Version of the order when the dialog was opened. Undefined if the backend sends no version.
   * The backend then saves the change without a comparison of versions.
   */
  version: number | undefined;
  reason: string;
}

type CurrentOrder = ChangedOrder['current'];

interface OrderFormOptions<Values extends ActionValues> {
  orderno: string;
  choice: ActionChoice;
  defaultValues: Values;
  toBody: (values: Values) => object;
  /** Returns the fields of this dialog that a colleague has changed meanwhile. */
  listConflicts?: (current: CurrentOrder, values: Values) => FieldConflict[];
  /** Returns the values to save when the user applies their changes. */
  merge?: (current: CurrentOrder, values: Values) => Values;
  onClose: () => void;
}

export interface OrderForm<Values extends ActionValues> extends StaffForm<Values> {
  conflict: {
    conflicts: FieldConflict[] | null;
    changedBy: string;
    onApply: () => void;
    onDiscard: () => void;
    onClose: () => void;
  };
  /** Closes the dialog and deletes its saved values. */
  close: () => void;
}

interface Conflict<Values> {
  rows: FieldConflict[];
  changedBy: string;
  mergedValues: Values;
}

/**
 * Returns the form of an action on an order. Colleagues may change other fields meanwhile. If a
 * colleague changed the same fields, the user sees both values and applies or discards their own.
 */
export function useOrderForm<Values extends ActionValues>(
  options: OrderFormOptions<Values>,
): OrderForm<Values> {
  const { orderno, choice, defaultValues, toBody, onClose } = options;
  const listConflicts = options.listConflicts ?? (() => []);
  const merge = options.merge ?? ((current, values) => ({ ...values, version: current.version }));
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  const [changeOrder] = useChangeOrderMutation();
  const { draftKey, deleteOwnDraft } = useOrderDraft(orderno, toDraftName(choice));

  const send = async (values: Values) => {
    try {
      await changeOrder({ orderno, choice, body: toBody(values) }).unwrap();
    } catch (cause) {
      const refusal = readChangedOrder(cause);
      if (refusal === null || listConflicts(refusal.current, values).length > 0) throw cause;
      const body = toBody(merge(refusal.current, values));
      await changeOrder({ orderno, choice, body }).unwrap();
    }
  };
  const showConflict = (body: unknown, values: Values): boolean => {
    const parseResult = v.safeParse(changedOrder, body);
    if (!parseResult.success) return false;
    const { current, by, at } = parseResult.output;
    const rows = listConflicts(current, values);
    if (rows.length === 0) return false;
    const authorAndTime = [by && `By ${by}`, formatTime(at)].filter(Boolean).join(', ');
    setConflict({ rows, changedBy: authorAndTime, mergedValues: merge(current, values) });
    return true;
  };
  const form = useStaffForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    draftKey,
    send,
    onSaved: onClose,
    onConflict: showConflict,
  });
  const closeDialog = () => {
    deleteOwnDraft();
    onClose();
  };
  const apply = () => {
    if (conflict === null) return;
    form.reset(conflict.mergedValues);
    setConflict(null);
    void form.submit();
  };
  const conflicts = conflict?.rows ?? null;
  const authorAndTime = conflict?.changedBy ?? '';
  return {
    ...form,
    close: closeDialog,
    conflict: {
      conflicts,
      changedBy: authorAndTime,
      onApply: apply,
      onDiscard: closeDialog,
      onClose: () => setConflict(null),
    },
  };
}

function readChangedOrder(cause: unknown): ChangedOrder | null {
  if (!isRequestError(cause) || cause.status !== 409) return null;
  const parseResult = v.safeParse(changedOrder, cause.body);
  return parseResult.success ? parseResult.output : null;
}
