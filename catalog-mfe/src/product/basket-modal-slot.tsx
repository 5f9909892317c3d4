import type { ComponentType } from 'react';
import { RemoteSlot } from 'shared/core';
import room from '../../room.json';

interface BasketModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface BasketModalModule {
  BasketModal: ComponentType<BasketModalProps>;
}

/** The basket room's modal; while it is missing, the page stays with 'Go to cart'. */
export function BasketModalSlot(props: BasketModalProps) {
  return (
    <RemoteSlot<BasketModalModule> {...room.shows.basketModal} pending={null} failed={() => null}>
      {({ BasketModal }) => <BasketModal {...props} />}
    </RemoteSlot>
  );
}
