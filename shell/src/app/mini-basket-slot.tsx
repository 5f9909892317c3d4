import { RemoteSlot } from 'shared/core';
import { MINI_BASKET } from '../layout/header-slots';
import type { Shows } from '../shows';
import { PlainBasketLink } from './plain-basket-link';

/** The basket room's corner of the header; while it is missing, the badge is the shell's own. */
export function MiniBasketSlot() {
  return (
    <RemoteSlot<Shows['miniBasket']>
      {...MINI_BASKET}
      pending={<PlainBasketLink />}
      failed={() => <PlainBasketLink />}
    >
      {({ MiniBasket }) => <MiniBasket />}
    </RemoteSlot>
  );
}
