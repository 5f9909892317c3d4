import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'shared/router';
import { RemoteSlot } from 'shared/slots';
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
      remote={MINI_BASKET.room}
      expose={MINI_BASKET.expose}
      pendingFallback={<PlainBasketLink />}
      renderFailure={(retry) => <MissingMiniBasket retry={retry} />}
    >
      {({ MiniBasket }) => <MiniBasket />}
    </RemoteSlot>
  );
}

/**
 * Loads the remote again on the next page and when the network is back, because the remote also
 * saves the basket of a signed-in user.
 */
function MissingMiniBasket({ retry }: { retry: () => void }) {
  const { key } = useLocation();
  const [failedKey] = useState(key);
  const onRetry = useEffectEvent(retry);
  useEffect(() => {
    if (key !== failedKey) onRetry();
    const onOnline = () => onRetry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [key, failedKey]);
  return <PlainBasketLink />;
}
