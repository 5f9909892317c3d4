import { type MouseEvent, useState } from 'react';
import {
  type Choice,
  MOST_OF_ONE,
  packagesText,
  productAdded,
  useAppDispatch,
  useAppSelector,
} from 'shared/core';
import { Button, ButtonLink, Icon } from 'shared/ui';
import { useToast } from 'shared/overlays';
import type { Product } from 'shared/data';

interface AddButtonProps {
  product: Product;
  choices: Choice[];
  busy?: boolean;
  onAdded: () => void;
}

/** Adds one of the product with what is chosen; a basket that can hold no more of it says so. */
export function AddButton({ product, choices, busy, onAdded }: AddButtonProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  // Before the page is restored nobody would hear a click, and what storage holds would replace what it added.
  const restored = useAppSelector((state) => state.restored);
  const [added, setAdded] = useState(false);
  const packages = packagesText(choices);
  const full = useAppSelector(({ cart }) =>
    cart.some(
      (line) =>
        line.productid === product.id &&
        line.packages === packages &&
        line.cartquantity >= MOST_OF_ONE,
    ),
  );
  const add = () => {
    if (full)
      return toast({ kind: 'info', text: `Your basket already holds ${MOST_OF_ONE} of these.` });
    dispatch(productAdded({ product, choices }));
    setAdded(true);
    onAdded();
  };
  if (!added) {
    return (
      <Button
        size="large"
        fullWidth
        busy={busy}
        disabled={!restored}
        icon={<Icon name="basket" />}
        onClick={add}
      >
        Add to cart
      </Button>
    );
  }
  return (
    <ButtonLink
      to="/cart"
      size="large"
      fullWidth
      icon={<Icon name="check" />}
      ref={takeFocus}
      onClick={ignoreSecondClick}
    >
      Go to cart
    </ButtonLink>
  );
}

/** The second click of a double one was meant for the button that stood here. */
const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** The button that had the focus is gone. */
const takeFocus = (link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true });
