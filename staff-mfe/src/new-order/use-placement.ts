import type { FulfilmentKind } from 'contract/catalog/fulfilment';
import { useRef, useState } from 'react';
import { useNavigate } from 'shared/router';
import { useToast } from 'shared/overlays';
import type { DraftSaver } from '../composer/draft/draft-saver';
import type { FieldProblem } from '../composer/read-composition';
import type { Pricing } from '../composer/use-priced-composition';
import { usePlaceStaffOrderMutation } from './new-order-api';
import { getDeposit, type OrderValues, toPlaceRequest } from './order-values';
import { readRefusal } from './read-refusal';

interface PlacementOptions {
  draftKey: string;
  values: OrderValues;
  pricing: Pricing;
  kinds: readonly FulfilmentKind[];
  saver: DraftSaver;
}

export interface Placement {
  isOpen: boolean;
  isPlacing: boolean;
  /** Refusals at their fields. A change of the order removes them. */
  refusals: readonly FieldProblem[];
  /** Field to which the focus goes when the dialog is closed, or ''. */
  refusedField: string;
  /** Why the order was not placed, if that is about no field, or ''. */
  generalRefusal: string;
  open: () => void;
  close: () => void;
  place: () => Promise<void>;
}

/** A refusal, and the values that were refused. */
interface RefusedValues {
  refusal: FieldProblem;
  values: OrderValues;
}

/**
 * Places the order after a confirmation. A repeated press or a retry after a lost answer places one
 * order, because the draft's key is sent with it.
 */
export function usePlacement(options: PlacementOptions): Placement {
  const { draftKey, values, pricing, kinds, saver } = options;
  const navigate = useNavigate();
  const toast = useToast();
  const [placeOrder, { isLoading }] = usePlaceStaffOrderMutation();
  const [isOpen, setOpen] = useState(false);
  const [refused, setRefused] = useState<RefusedValues | null>(null);
  const isSending = useRef(false);
  const refusal = refused?.values === values ? refused.refusal : null;
  const { priced, isPending } = pricing;

  const send = async () => {
    if (priced === null) return;
    const hasGarments = kinds.includes('garments');
    const facts = {
      key: draftKey,
      trades: priced.trades,
      hasGarments,
      total: priced.total,
      deposit: getDeposit(values, priced.deposit),
    };
    const { data, error } = await placeOrder(toPlaceRequest(values, facts));
    if (error !== undefined) return showRefusal(readRefusal(error, values.composition));
    saver.stop();
    toast({ kind: 'success', text: `Order ${data.orderno} is placed.` });
    void navigate(`/admin/orders/${data.orderno}`, { replace: true });
  };
  const showRefusal = (newRefusal: FieldProblem) => {
    setRefused({ refusal: newRefusal, values });
    // The prices, the problems of lines and the free days may have changed.
    pricing.retry();
    if (newRefusal.field !== '') setOpen(false);
  };
  const place = async () => {
    if (isSending.current || isPending || priced === null) return;
    isSending.current = true;
    setRefused(null);
    await send();
    isSending.current = false;
  };
  return {
    isOpen,
    isPlacing: isLoading,
    refusals: refusal === null || refusal.field === '' ? [] : [refusal],
    refusedField: refusal?.field ?? '',
    generalRefusal: refusal?.field === '' ? refusal.text : '',
    open: () => {
      setRefused(null);
      setOpen(true);
    },
    close: () => setOpen(false),
    place,
  };
}
