import type { Product } from 'contract/catalog/product';
import { type MouseEvent, useState } from 'react';
import {
  afterPaint,
  type Choice,
  MOST_OF_ONE,
  packagesText,
  productAdded,
  useAppDispatch,
  useAppSelector,
} from 'shared/core';
import { Button, ButtonLink, Icon } from 'shared/ui';
import { useToast } from 'shared/overlays';

interface AddButtonProps {
  product: Product;
  choices: Choice[];
  busy?: boolean;
  refuse?: () => void;
  /** Called when the button is pressed. */
  onAdded: () => void;
  /** Called after the basket contains the product. */
  onKept: () => void;
}

/**
 * Adds one item of the product with the chosen options. Shows a message if the basket is full for
 * this product.
 */
export function AddButton({ product, choices, busy, refuse, onAdded, onKept }: AddButtonProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  // Before local storage was read the button is disabled: it would not handle a click, and restored state would replace
  // the addition.
  const restored = useAppSelector((state) => state.restored);
  const [added, setAdded] = useState(false);
  const packages = packagesText(choices);
  const [choice, setChoice] = useState(packages);
  // After another choice the button 'Add to cart' appears again. It is the same element, so that
  // clicks before hydration are replayed on it.
  if (choice !== packages) {
    setChoice(packages);
    setAdded(false);
  }
  const full = useAppSelector(({ cart }) =>
    cart.some(
      (line) =>
        line.productid === product.id &&
        line.packages === packages &&
        line.cartquantity >= MOST_OF_ONE,
    ),
  );
  const add = () => {
    if (refuse) return refuse();
    if (full)
      return toast({ kind: 'info', text: `Your basket already holds ${MOST_OF_ONE} of these.` });
    setAdded(true);
    onAdded();
    // Updates the basket after the next paint. So the button responds before the basket renders and its remote is
    // fetched.
    afterPaint(() => {
      dispatch(productAdded({ product, choices }));
      onKept();
    });
  };
  if (!added) {
    return (
      <Button
        size="large"
        fullWidth
        busy={busy}
        disabled={!restored}
        data-early
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

/** Ignores the second click of a double click, which was meant for the button 'Add to cart'. */
const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/**
 * Focuses the link that replaced the focused button. Waits for the paint, because the focus starts a prefetch of the
 * cart.
 */
const takeFocus = (link: HTMLAnchorElement | null) => {
  if (link) afterPaint(() => link.focus({ preventScroll: true }));
};
