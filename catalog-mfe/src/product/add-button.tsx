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
  isPending?: boolean;
  showRefusal?: () => void;
  onPress: () => void;
  onBasketUpdated: () => void;
}

/** Button that adds one item. If the basket has the maximum quantity, a message says so. */
export function AddButton({
  product,
  choices,
  isPending,
  showRefusal,
  onPress,
  onBasketUpdated,
}: AddButtonProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  // The button is disabled until local storage has been read, because the restored basket would
  // replace the added product.
  const isRestored = useAppSelector((state) => state.restored);
  const [isAdded, setIsAdded] = useState(false);
  const packages = createPackagesText(choices);
  const [lastPackages, setLastPackages] = useState(packages);
  // If the shopper chooses other add-ons, the link becomes a button again. A `key` would do the
  // same, but would replace the element on which captured clicks are replayed.
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
    // Waits for the next paint, so that the browser can paint the button's change before the basket
    // renders.
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
        busy={isPending}
        disabled={!isRestored}
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

/**
 * Prevents that the second click of a double click follows the link that has replaced the button.
 */
const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/**
 * Focuses the link that has replaced the button. Waits for a paint, because the focus starts a
 * prefetch of the cart.
 */
const focusAfterPaint = (link: HTMLAnchorElement | null) => {
  if (link) runAfterPaint(() => link.focus({ preventScroll: true }));
};
