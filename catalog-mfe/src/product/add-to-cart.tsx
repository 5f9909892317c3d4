import type { Product } from 'contract/catalog/product';
import { useEffect, useState } from 'react';
import type { Choice } from 'shared/core';
import { AddButton } from './add-button';
import { BasketModalSlot } from './basket-modal-slot';

/** Delay in ms between adding and opening the basket (specification, section 9). */
const MODAL_DELAY_MS = 1000;

interface AddToCartProps {
  product: Product;
  choices: Choice[];
  /** Whether the amounts of the add-ons are still unknown. */
  busy?: boolean;
  /** Shows why the current choice cannot be added. Absent if it can be added. */
  refuse?: () => void;
}

/**
 * The button 'Add to cart', which becomes the link 'Go to cart'. The basket opens a second after
 * adding (specification, section 4).
 */
export function AddToCart(props: AddToCartProps) {
  const [adds, setAdds] = useState(0);
  const [open, setOpen] = useState(false);
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    if (adds === 0) return;
    const timer = setTimeout(() => setOpen(true), MODAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [adds]);
  return (
    <>
      <AddButton {...props} onAdded={() => setAdds(adds + 1)} onKept={() => setIsKept(true)} />
      {isKept && <BasketModalSlot open={open} onOpenChange={setOpen} />}
    </>
  );
}
