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
import type { Product } from 'shared/data';

interface AddButtonProps {
  product: Product;
  choices: Choice[];
  busy?: boolean;
  refuse?: () => void;
  /** Called at the press. */
  onAdded: () => void;
  /** Called once the basket has it. */
  onKept: () => void;
}

/** Adds one of the product with what is chosen; a basket that can hold no more of it says so. */
export function AddButton({ product, choices, busy, refuse, onAdded, onKept }: AddButtonProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  // Before the page is restored nobody would hear a click, and what storage holds would replace what it added.
  const restored = useAppSelector((state) => state.restored);
  const [added, setAdded] = useState(false);
  const packages = packagesText(choices);
  const [choice, setChoice] = useState(packages);
  // Another choice can be added too, by the same button: what was pressed early is there to be pressed.
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
    // What else shows the basket is drawn, and its room fetched, after the answer to the press.
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

/** The second click of a double one was meant for the button that stood here. */
const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** The button that had the focus is gone. Not in the frame of the press: the focus has the cart's page fetched. */
const takeFocus = (link: HTMLAnchorElement | null) => {
  if (link) afterPaint(() => link.focus({ preventScroll: true }));
};
