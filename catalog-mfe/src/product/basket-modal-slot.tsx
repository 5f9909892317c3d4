import { RemoteSlot } from 'shared/core';
import room from '../../room.json';
import type { BasketModalProps, Shows } from '../shows';

/** The modal of the basket's remote. Renders nothing if the remote is missing. */
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
