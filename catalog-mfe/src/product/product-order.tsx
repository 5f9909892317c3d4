import { useState } from 'react';
import { type Choice, choiceAmount, useAppSelector } from 'shared/core';
import { FailedState, Price, Stack } from 'shared/ui';
import type { Addon, Product, Service } from 'shared/data';
import { AddToCart } from './add-to-cart';
import { type AddonOption, choicesOf } from './addon-choice';
import { AddonsSkeleton } from './addons-skeleton';
import { AddonSelectors } from './addon-selectors';
import { useAddons } from './use-addons';

interface ProductOrderProps {
  product: Product;
  service: Service | undefined;
}

/** Price, add-on selectors and the way into the basket. */
export function ProductOrder({ product, service }: ProductOrderProps) {
  const { group, read } = useAddons(product, service);
  const addons = read?.currentData;
  const restored = useAppSelector((state) => state.restored);
  // Other add-ons are another choice.
  if (addons) return <Order key={group} product={product} addons={addons} />;
  if (read === null) return <Order product={product} addons={[]} />;
  const waiting = read.error === undefined || !restored;
  return (
    <Stack gap={6}>
      <Price pence={product.price} size="large" />
      {waiting ? (
        <AddonsSkeleton count={read.data?.length} />
      ) : (
        <FailedState
          what="the add-ons"
          headingLevel={2}
          busy={read.isFetching}
          onRetry={() => void read.refetch()}
        >
          <p>You can add the product without them, or try again.</p>
        </FailedState>
      )}
      <AddToCart product={product} choices={[]} busy={waiting} />
    </Stack>
  );
}

function Order({ product, addons }: { product: Product; addons: Addon[] }) {
  const [picked, setPicked] = useState<Partial<Record<Addon['id'], AddonOption>>>({});
  const choices = choicesOf(addons, picked);
  return (
    <Stack gap={6}>
      <p aria-live="polite" aria-atomic="true">
        <Price pence={displayedPrice(product, choices)} size="large" />
      </p>
      {addons.length > 0 && (
        <AddonSelectors
          addons={addons}
          choices={choices}
          onPick={(addon, option) => setPicked({ ...picked, [addon.id]: option })}
        />
      )}
      <AddToCart product={product} choices={choices} />
    </Stack>
  );
}

/** Base plus chosen add-ons, in pence (specification §4, decision 15). */
const displayedPrice = (product: Product, choices: Choice[]) =>
  choices.reduce((sum, choice) => sum + choiceAmount(choice), product.price);
