import type { Addon } from 'contract/catalog/addon';
import type { Product } from 'contract/catalog/product';
import type { ProductDetails } from 'contract/catalog/product-details';
import type { Service } from 'contract/catalog/service';
import { useEffect, useState } from 'react';
import { type AddonChoice, choiceAmount } from 'shared/basket';
import { useAppSelector } from 'shared/store';
import { FailedState, Price, Skeleton, SkeletonGroup, Stack } from 'shared/ui';
import { AddToCart } from './add-to-cart';
import {
  type AddonOption,
  getAddonChoices,
  getAddonGroup,
  hasAddonSelectors,
} from './addon-choice';
import { AddonSelectors } from './addon-selectors';
import styles from './product-order.module.css';
import { usePersonalisation } from './use-personalisation';
import { skipToken } from 'shared/data';
import { useGetAddonsQuery } from './product-api';

interface ProductOrderProps {
  product: Product;
  service: Service | undefined;
  /** Undefined during loading. */
  details: ProductDetails | null | undefined;
}

export function ProductOrder({ product, service, details }: ProductOrderProps) {
  const { addonGroupName, addonsQuery } = useAddons(product, service);
  const addons = addonsQuery?.currentData;
  const isRestored = useAppSelector((state) => state.restored);
  // Waits briefly for the texts, because texts that appear later would move the selectors.
  const isWaitingForTexts = useBriefWait(details === undefined);
  // The key resets the chosen options when another group of add-ons applies.
  if (addons && !isWaitingForTexts)
    return (
      <OrderForm
        key={addonGroupName}
        product={product}
        addons={addons}
        explanations={details?.addons}
      />
    );
  if (addonsQuery === null) return <OrderForm product={product} addons={[]} />;
  const hasFailed = !addons && isRestored && addonsQuery.error !== undefined;
  return (
    <Stack gap={6}>
      <p className={styles.price}>
        <Price pence={product.price} size="large" />
      </p>
      {hasFailed ? (
        <FailedState
          subject="the add-ons"
          headingLevel={2}
          busy={addonsQuery.isFetching}
          onRetry={() => void addonsQuery.refetch()}
        >
          <p>You can add the product without them, or try again.</p>
        </FailedState>
      ) : (
        <AddonsSkeleton count={addonsQuery.data?.length} />
      )}
      <div className={styles.bar} data-bottom-bar>
        <AddToCart product={product} choices={[]} isPending={!hasFailed} />
      </div>
    </Stack>
  );
}

interface OrderFormProps {
  product: Product;
  addons: Addon[];
  explanations?: ProductDetails['addons'] | undefined;
}

function OrderForm({ product, addons, explanations }: OrderFormProps) {
  const [selectedOptions, setSelectedOptions] = useState<Partial<Record<Addon['id'], AddonOption>>>(
    {},
  );
  const { choices, onFocus, renderBelow, showRefusal } = usePersonalisation(
    getAddonChoices(addons, selectedOptions),
  );
  return (
    <Stack gap={6}>
      <p className={styles.price} aria-live="polite" aria-atomic="true">
        <Price pence={getDisplayedPrice(product, choices)} size="large" />
      </p>
      {addons.length > 0 && (
        <AddonSelectors
          addons={addons}
          explanations={explanations}
          choices={choices}
          onSelect={(addon, option) =>
            setSelectedOptions({ ...selectedOptions, [addon.id]: option })
          }
          onFocus={onFocus}
          renderBelow={renderBelow}
        />
      )}
      <div className={styles.bar} data-bottom-bar>
        <AddToCart product={product} choices={choices} showRefusal={showRefusal} />
      </div>
    </Stack>
  );
}

/** Returns the price in pence, with the chosen add-ons. */
const getDisplayedPrice = (product: Product, choices: AddonChoice[]) =>
  choices.reduce((sum, choice) => sum + choiceAmount(choice), product.price);

const AddonsSkeleton = ({ count = 3 }: { count?: number }) => (
  <SkeletonGroup label="add-ons">
    <Stack gap={4}>
      {Array.from({ length: count }, (_, index) => (
        <Stack gap={1} key={index}>
          <Skeleton width="short" />
          <Skeleton shape="button" />
        </Stack>
      ))}
    </Stack>
  </SkeletonGroup>
);

/** Returns the add-on group and its query. The query is null if the product has no add-ons. */
function useAddons(product: Product, service: Service | undefined) {
  const subservice = useAppSelector((state) => state.subservices);
  const addonGroupName = getAddonGroup(product, service, subservice);
  const isOffered = hasAddonSelectors(product, service) && addonGroupName !== '';
  const addonsQuery = useGetAddonsQuery(isOffered ? addonGroupName : skipToken);
  return { addonGroupName, addonsQuery: isOffered ? addonsQuery : null };
}

/** Longest wait for the texts, in ms. */
const MAX_WAIT_MS = 1000;

/**
 * Returns whether to wait for content that would move the page. Waits at most a second, and never
 * on a page that the server rendered.
 */
function useBriefWait(isPending: boolean): boolean {
  const isRestored = useAppSelector((state) => state.restored);
  const [canWait, setCanWait] = useState(isRestored);
  useEffect(() => {
    const timer = setTimeout(() => setCanWait(false), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isPending && canWait;
}
