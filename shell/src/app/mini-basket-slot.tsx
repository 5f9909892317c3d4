import { useEffect, useEffectEvent, useState } from 'react';
import { RemoteSlot, useLocation } from 'shared/core';
import { MINI_BASKET } from '../layout/header-slots';
import type { Shows } from '../shows';
import { PlainBasketLink } from './plain-basket-link';

/** The basket room's corner of the header; while it is missing, the badge is the shell's own. */
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

/** The room also keeps the basket of who is signed in: it is tried again with the next page, and when the network is back. */
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
