import { RemoteSlot } from 'shared/slots';
import remote from '../../remote.json';
import type { BasketModalProps, Shows } from '../shows';

/**
 * The basket dialog, which belongs to the basket's remote. If that remote is missing, nothing is
 * rendered.
 */
export function BasketModalSlot(props: BasketModalProps) {
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
