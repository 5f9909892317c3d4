import type { Addon } from 'contract/catalog/addon';
import type { Product } from 'contract/catalog/product';
import type { ProductDetails } from 'contract/catalog/product-details';
import type { Service } from 'contract/catalog/service';
import { useState } from 'react';
import { type Choice, choiceAmount, useAppSelector } from 'shared/core';
import { FailedState, Price, Stack } from 'shared/ui';
import { AddToCart } from './add-to-cart';
import { type AddonOption, choicesOf } from './addon-choice';
import { AddonsSkeleton } from './addons-skeleton';
import { AddonSelectors } from './addon-selectors';
import styles from './product-order.module.css';
import { useAddons } from './use-addons';
import { useBriefWait } from './use-brief-wait';
import { usePersonalisation } from './use-personalisation';

interface ProductOrderProps {
  product: Product;
  service: Service | undefined;
  /** Our texts about the product and its add-ons. Undefined while they load. */
  details: ProductDetails | null | undefined;
}

/** Price, add-on selectors and the button 'Add to cart'. */
export function ProductOrder({ product, service, details }: ProductOrderProps) {
  const { group, read } = useAddons(product, service);
  const addons = read?.currentData;
  const restored = useAppSelector((state) => state.restored);
  // Waits briefly for the texts, because late ones would move the selectors.
  const awaitsTexts = useBriefWait(details === undefined);
  // The key resets the choice when other add-ons apply.
  if (addons && !awaitsTexts)
    return <Order key={group} {...{ product, addons }} explained={details?.addons} />;
  if (read === null) return <Order product={product} addons={[]} />;
  const failed = !addons && restored && read.error !== undefined;
  return (
    <Stack gap={6}>
      <p className={styles.price}>
        <Price pence={product.price} size="large" />
      </p>
      {failed ? (
        <FailedState
          what="the add-ons"
          headingLevel={2}
          busy={read.isFetching}
          onRetry={() => void read.refetch()}
        >
          <p>You can add the product without them, or try again.</p>
        </FailedState>
      ) : (
        <AddonsSkeleton count={read.data?.length} />
      )}
      <div className={styles.bar} data-bottom-bar>
        <AddToCart product={product} choices={[]} busy={!failed} />
      </div>
    </Stack>
  );
}

interface OrderProps {
  product: Product;
  addons: Addon[];
  explained?: ProductDetails['addons'] | undefined;
}

function Order({ product, addons, explained }: OrderProps) {
  const [picked, setPicked] = useState<Partial<Record<Addon['id'], AddonOption>>>({});
  const { choices, onNear, beneath, refuse } = usePersonalisation(choicesOf(addons, picked));
  return (
    <Stack gap={6}>
      <p className={styles.price} aria-live="polite" aria-atomic="true">
        <Price pence={displayedPrice(product, choices)} size="large" />
      </p>
      {addons.length > 0 && (
        <AddonSelectors
          addons={addons}
          explained={explained}
          choices={choices}
          onPick={(addon, option) => setPicked({ ...picked, [addon.id]: option })}
          onNear={onNear}
          beneath={beneath}
        />
      )}
      <div className={styles.bar} data-bottom-bar>
        <AddToCart product={product} choices={choices} refuse={refuse} />
      </div>
    </Stack>
  );
}

/** Returns base price plus chosen add-ons, in pence (specification, section 4; rule 15). */
const displayedPrice = (product: Product, choices: Choice[]) =>
  choices.reduce((sum, choice) => sum + choiceAmount(choice), product.price);
