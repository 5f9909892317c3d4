import { RemoteSlot } from 'shared/core';
import room from '../../room.json';
import type { BasketModalProps, Shows } from '../shows';

/** The basket room's modal; while it is missing, the page stays with 'Go to cart'. */
export function BasketModalSlot(props: BasketModalProps) {
  return (
    <RemoteSlot<Shows['basketModal']>
      {...room.shows.basketModal}
      pending={null}
      failed={() => null}
    >
      {({ BasketModal }) => <BasketModal {...props} />}
    </RemoteSlot>
  );
}
