import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import type { Id } from 'contract/values/readers';
import { useMemo } from 'react';
import { FailedState, Section } from 'shared/ui';
import { useAppSelector } from 'shared/store';
import { skipToken, useGetProductsByCategorySlugQuery } from 'shared/data';
import { type ProductWithPicture, pickProductsWithPicture } from '../listing/product-with-picture';
import { ProductCard } from '../listing/product-card';
import styles from './related-products.module.css';

interface RelatedProductsProps {
  product: Product;
  service: Service;
}

export function RelatedProducts({ product, service }: RelatedProductsProps) {
  const relatedQuery = useGetProductsByCategorySlugQuery(service.slug || skipToken);
  const isRestored = useAppSelector((state) => state.restored);
  const relatedProducts = useMemo(
    () => pickNeighbours(pickProductsWithPicture(relatedQuery.currentData ?? []), product.id),
    [relatedQuery.currentData, product.id],
  );
  if (isRestored && relatedQuery.error !== undefined && !relatedQuery.currentData) {
    return (
      <Section>
        <FailedState
          subject={`more of ${service.name}`}
          busy={relatedQuery.isFetching}
          onRetry={() => void relatedQuery.refetch()}
        />
      </Section>
    );
  }
  if (relatedProducts.length === 0) return null;
  return (
    <Section title={`More of ${service.name}`}>
      <ul className={styles.related}>
        {relatedProducts.map((entry) => (
          <ProductCard
            key={entry.product.id}
            {...entry}
            service={service}
            headingLevel={3}
            sizes="(width <= 767px) 58vw, 18rem"
          />
        ))}
      </ul>
    </Section>
  );
}

const MAX_RELATED_PRODUCTS = 4;

/**
 * Returns the products that follow the product `id` in the list. After the last product, continues
 * with the first, so that every product is suggested on some page.
 */
export function pickNeighbours(
  listedProducts: readonly ProductWithPicture[],
  id: Id,
): ProductWithPicture[] {
  const productIndex = listedProducts.findIndex(({ product }) => product.id === id);
  return [
    ...listedProducts.slice(productIndex + 1),
    ...listedProducts.slice(0, Math.max(productIndex, 0)),
  ].slice(0, MAX_RELATED_PRODUCTS);
}
