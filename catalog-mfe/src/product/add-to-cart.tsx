import { useEffect, useState } from 'react';
import type { Choice } from 'shared/core';
import type { Product } from 'shared/data';
import { AddButton } from './add-button';
import { BasketModalSlot } from './basket-modal-slot';

/** How long after adding the basket opens, in ms (specification §9). */
const MODAL_DELAY_MS = 1000;

interface AddToCartProps {
  product: Product;
  choices: Choice[];
  /** What the add-ons cost is not known yet. */
  busy?: boolean;
  /** There while what is chosen cannot be added: says why. */
  refuse?: () => void;
}

/** 'Add to cart', then 'Go to cart'; the basket opens a second later (specification §4). */
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
