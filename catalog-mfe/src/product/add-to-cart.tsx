import type { Product } from 'contract/catalog/product';
import { useEffect, useState } from 'react';
import type { AddonChoice } from 'shared/basket';
import { AddButton } from './add-button';
import { RemoteSlot } from 'shared/slots';
import remote from '../../remote.json';
import type { BasketModalProps, Shows } from '../shows';

const MODAL_DELAY_MS = 1000;

interface AddToCartProps {
  product: Product;
  choices: AddonChoice[];
  /** True while the prices of the add-ons are unknown. */
  isPending?: boolean;
  /** Tells the shopper why the current choice cannot be added. Undefined for a valid choice. */
  showRefusal?: () => void;
}

/**
 * Button that adds the product and then becomes a link to the cart. Shortly after the click, the
 * basket modal opens (specification, section 4).
 */
export function AddToCart(props: AddToCartProps) {
  const [addCount, setAddCount] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [isInBasket, setIsInBasket] = useState(false);
  useEffect(() => {
    if (addCount === 0) return;
    const timer = setTimeout(() => setIsOpen(true), MODAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [addCount]);
  return (
    <>
      <AddButton
        {...props}
        onPress={() => setAddCount(addCount + 1)}
        onBasketUpdated={() => setIsInBasket(true)}
      />
      {isInBasket && <BasketModalSlot open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}

/** Renders the basket's modal. Renders nothing if the basket's remote is missing. */
function BasketModalSlot(props: BasketModalProps) {
  return (
    <RemoteSlot<Shows['basketModal']>
      remote={remote.shows.basketModal.room}
      expose={remote.shows.basketModal.expose}
      pendingFallback={null}
      renderFailure={() => null}
    >
      {({ BasketModal }) => <BasketModal {...props} />}
    </RemoteSlot>
  );
}
