import type { Product } from 'contract/catalog/product';
import { type MouseEvent, useState } from 'react';
import {
  type AddonChoice,
  MAX_LINE_QUANTITY,
  createPackagesText,
  productAdded,
} from 'shared/basket';
import { runAfterPaint } from 'shared/lazy';
import { useAppDispatch, useAppSelector } from 'shared/store';
import { Button, ButtonLink, Icon } from 'shared/ui';
import { useToast } from 'shared/overlays';

interface AddButtonProps {
  product: Product;
  choices: AddonChoice[];
  busy?: boolean;
  showRefusal?: () => void;
  /** Called when the button is pressed. */
  onPress: () => void;
  /** Called after the basket contains the product. */
  onBasketUpdated: () => void;
}

/**
 * Adds one item of the product with the chosen options. Shows a message if the basket is full for
 * this product.
 */
export function AddButton({
  product,
  choices,
  busy,
  showRefusal,
  onPress,
  onBasketUpdated,
}: AddButtonProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  // Before local storage was read the button is disabled: it would not handle a click, and restored state would replace
  // the addition.
  const restored = useAppSelector((state) => state.restored);
  const [isAdded, setIsAdded] = useState(false);
  const packages = createPackagesText(choices);
  const [lastPackages, setLastPackages] = useState(packages);
  // After another choice the button 'Add to cart' appears again. It is the same element, so that
  // clicks before hydration are replayed on it.
  if (lastPackages !== packages) {
    setLastPackages(packages);
    setIsAdded(false);
  }
  const isFull = useAppSelector(({ cart }) =>
    cart.some(
      (line) =>
        line.productid === product.id &&
        line.packages === packages &&
        line.cartquantity >= MAX_LINE_QUANTITY,
    ),
  );
  const addProduct = () => {
    if (showRefusal) return showRefusal();
    if (isFull)
      return toast({
        kind: 'info',
        text: `Your basket already holds ${MAX_LINE_QUANTITY} of these.`,
      });
    setIsAdded(true);
    onPress();
    // Updates the basket after the next paint. So the button responds before the basket renders and its remote is
    // fetched.
    runAfterPaint(() => {
      dispatch(productAdded({ product, choices }));
      onBasketUpdated();
    });
  };
  if (!isAdded) {
    return (
      <Button
        size="large"
        fullWidth
        busy={busy}
        disabled={!restored}
        data-early
        icon={<Icon name="basket" />}
        onClick={addProduct}
      >
        Add to cart
      </Button>
    );
  }
  return <CartLink />;
}

/** The link that replaces the button 'Add to cart' after the press. */
const CartLink = () => (
  <ButtonLink
    to="/cart"
    size="large"
    fullWidth
    icon={<Icon name="check" />}
    ref={focusAfterPaint}
    onClick={ignoreSecondClick}
  >
    Go to cart
  </ButtonLink>
);

/** Ignores the second click of a double click, which was meant for the button 'Add to cart'. */
const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/**
 * Focuses the link that replaced the focused button. Waits for the paint, because the focus starts a prefetch of the
 * cart.
 */
const focusAfterPaint = (link: HTMLAnchorElement | null) => {
  if (link) runAfterPaint(() => link.focus({ preventScroll: true }));
};
