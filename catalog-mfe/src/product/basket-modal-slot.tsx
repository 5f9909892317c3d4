import { RemoteSlot } from 'shared/slots';
import remote from '../../remote.json';
import type { BasketModalProps, Shows } from '../shows';

/** The modal of the basket's remote. Renders nothing if the remote is missing. */
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
