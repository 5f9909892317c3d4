import { useEffect, useState } from 'react';
import { type Choice, productAdded, useAppDispatch } from 'shared/store';
import { Button } from 'shared/ui/button';
import { ButtonLink } from 'shared/ui/button-link';
import { Icon } from 'shared/ui/icon';
import type { Product } from 'shared/wire/product';
import { BasketModalSlot } from './basket-modal-slot';

/** How long after adding the basket opens, in ms (specification §9). */
const MODAL_DELAY_MS = 1000;

interface AddToCartProps {
  product: Product;
  choices: Choice[];
  /** What the add-ons cost is not known yet. */
  busy?: boolean;
}

/**
 * 'Add to cart', then 'Go to cart'; the basket opens a second later (specification §4). Give it a
 * `key` of what is chosen, so that another choice can be added too.
 */
export function AddToCart({ product, choices, busy }: AddToCartProps) {
  const dispatch = useAppDispatch();
  const [added, setAdded] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!added) return;
    const timer = setTimeout(() => setOpen(true), MODAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [added]);
  const add = () => {
    dispatch(productAdded({ product, choices }));
    setAdded(true);
  };
  if (!added) {
    return (
      <Button size="large" fullWidth busy={busy} icon={<Icon name="basket" />} onClick={add}>
        Add to cart
      </Button>
    );
  }
  return (
    <>
      <ButtonLink to="/cart" size="large" fullWidth icon={<Icon name="check" />} ref={takeFocus}>
        Go to cart
      </ButtonLink>
      <BasketModalSlot open={open} onOpenChange={setOpen} />
    </>
  );
}

/** The button that had the focus is gone. */
const takeFocus = (link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true });
