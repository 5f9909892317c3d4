import { useEffect, useEffectEvent, useState } from 'react';
import { RemoteSlot, useLocation } from 'shared/core';
import { MINI_BASKET } from '../layout/header-slots';
import type { Shows } from '../shows';
import { PlainBasketLink } from './plain-basket-link';

/**
 * The basket link in the header, rendered by the basket's remote. Without the remote, the shell's own badge replaces
 * it.
 */
export function MiniBasketSlot() {
  return (
    <RemoteSlot<Shows['miniBasket']>
      {...MINI_BASKET}
      pending={<PlainBasketLink />}
      failed={(retry) => <MissingBasket retry={retry} />}
    >
      {({ MiniBasket }) => <MiniBasket />}
    </RemoteSlot>
  );
}

/**
 * Loads the remote again on the next page and when the network is back, because the remote also
 * saves the basket of a signed-in user.
 */
function MissingBasket({ retry }: { retry: () => void }) {
  const { key } = useLocation();
  const [missedAt] = useState(key);
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    if (key !== missedAt) tryAgain();
    const onOnline = () => tryAgain();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [key, missedAt]);
  return <PlainBasketLink />;
}
