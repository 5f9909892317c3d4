import type { BookingKind } from 'contract/calendar/schedule';
import type { OrderComposition } from 'contract/compose/order-composition';
import { changedOrder } from 'contract/order-actions/action-responses';
import { useRef, useState } from 'react';
import { isRequestError } from 'shared/data';
import { useToast } from 'shared/overlays';
import { useNavigate } from 'shared/router';
import * as v from 'shared/schema';
import { focusField } from '../composer/fields/focus-field';
import type { FieldProblem } from '../composer/read-composition';
import type { Pricing } from '../composer/use-priced-composition';
import { readRefusal } from '../new-order/read-refusal';
import { useChangeOrderMutation } from '../order/order-api';
import { type EditValues, toEditRequest } from './edit-values';

interface EditOptions {
  order: OrderComposition;
  values: EditValues;
  trades: readonly BookingKind[];
  pricing: Pricing;
  /** Called after the change was stored, before the page of the order is opened. */
  onChanged: () => Promise<void>;
}

export interface OrderEdit {
  isOpen: boolean;
  isSending: boolean;
  /** Body of the call, without total and credit note. */
  request: ReturnType<typeof toEditRequest>;
  /** Refusals at their fields. A change of the form removes them. */
  refusals: readonly FieldProblem[];
  /** Why the order was not changed, if that is about no field, or ''. */
  generalRefusal: string;
  /** Version of the order after the change of a colleague, or 0. */
  currentVersion: number;
  /** Name of the colleague, or ''. */
  changedBy: string;
  open: () => void;
  close: () => void;
  send: (total: number, hasCreditNote: boolean) => Promise<void>;
}

/** A refusal, and the values that were refused. */
interface RefusedValues {
  refusal: FieldProblem;
  values: EditValues;
}

const NO_CONFLICT = { version: 0, by: '' };

/** Sends the change of an order after staff have seen its summary. A refusal loses nothing that was typed. */
export function useOrderEdit({
  order,
  values,
  trades,
  pricing,
  onChanged,
}: EditOptions): OrderEdit {
  const { orderno } = order;
  const navigate = useNavigate();
  const toast = useToast();
  const [changeOrder, { isLoading }] = useChangeOrderMutation();
  const [isOpen, setOpen] = useState(false);
  const [refused, setRefused] = useState<RefusedValues | null>(null);
  const [conflict, setConflict] = useState(NO_CONFLICT);
  const isSending = useRef(false);
  const refusal = refused?.values === values ? refused.refusal : null;
  const request = toEditRequest(values, trades);

  const showFailure = (error: unknown) => {
    const changed = isRequestError(error) ? v.safeParse(changedOrder, error.body) : null;
    if (changed?.success) {
      setConflict({ version: changed.output.current.version, by: changed.output.by });
      setOpen(false);
      return;
    }
    const newRefusal = readRefusal(error, values.composition);
    setRefused({ refusal: newRefusal, values });
    // The prices, the problems of lines and the free days may have changed.
    pricing.retry();
    if (newRefusal.field === '') return;
    setOpen(false);
    focusField(newRefusal.field);
  };
  const send = async (total: number, hasCreditNote: boolean) => {
    if (isSending.current) return;
    isSending.current = true;
    setRefused(null);
    const body = { ...request, total, ...(hasCreditNote && { creditnote: true }) };
    const { error } = await changeOrder({ orderno, choice: { name: 'editOrder' }, body });
    isSending.current = false;
    if (error !== undefined) return showFailure(error);
    await onChanged();
    toast({ kind: 'success', text: `Order ${orderno} is changed.` });
    void navigate(`/admin/orders/${orderno}`, { replace: true });
  };
  return {
    isOpen,
    isSending: isLoading,
    request,
    refusals: refusal === null || refusal.field === '' ? [] : [refusal],
    generalRefusal: refusal?.field === '' ? refusal.text : '',
    currentVersion: conflict.version,
    changedBy: conflict.by,
    open: () => {
      setRefused(null);
      setOpen(true);
    },
    close: () => setOpen(false),
    send,
  };
}
