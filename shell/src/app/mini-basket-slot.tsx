import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, Link } from 'shared/router';
import { RemoteSlot } from 'shared/slots';
import { MINI_BASKET } from '../layout/header-slots';
import type { Shows } from '../shows';
import { itemCount } from 'shared/basket';
import { useAppSelector } from 'shared/store';

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
 * Replaces a mini basket that could not be loaded. Loads its remote again after each navigation and
 * when the network is back, because no other remote saves the basket in the backend.
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

function PlainBasketLink() {
  const count = useAppSelector((state) => itemCount(state.cart));
  return (
    <Link to="/cart" aria-label={`Basket, ${count} ${count === 1 ? 'item' : 'items'}`}>
      Basket <span aria-hidden="true">{count}</span>
    </Link>
  );
}
