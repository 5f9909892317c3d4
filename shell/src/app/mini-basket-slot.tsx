import type { ComponentType } from 'react';
import { RemoteSlot } from 'shared/core';
import { MINI_BASKET } from '../layout/header-slots';
import { PlainBasketLink } from './plain-basket-link';

interface MiniBasketModule {
  MiniBasket: ComponentType;
}

/** The basket room's corner of the header; while it is missing, the badge is the shell's own. */
export function MiniBasketSlot() {
  return (
    <RemoteSlot<MiniBasketModule>
      {...MINI_BASKET}
      pending={<PlainBasketLink />}
      failed={() => <PlainBasketLink />}
    >
      {({ MiniBasket }) => <MiniBasket />}
    </RemoteSlot>
  );
}
