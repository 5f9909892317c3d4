import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import type { Id } from 'contract/values/readers';
import { useMemo } from 'react';
import { FailedState, Section } from 'shared/ui';
import { useAppSelector } from 'shared/core';
import { skipToken, useGetProductsByCategorySlugQuery } from 'shared/data';
import { type Pictured, pictured } from '../listing/pictured';
import { ProductCard } from '../listing/product-card';
import styles from './related-products.module.css';

interface RelatedProductsProps {
  product: Product;
  service: Service;
}

/** Other products of the same service, from the list of its page (specification, section 7). */
export function RelatedProducts({ product, service }: RelatedProductsProps) {
  const read = useGetProductsByCategorySlugQuery(service.slug || skipToken);
  const restored = useAppSelector((state) => state.restored);
  const related = useMemo(
    () => neighbours(pictured(read.currentData ?? []), product.id),
    [read.currentData, product.id],
  );
  if (restored && read.error !== undefined && !read.currentData) {
    return (
      <Section>
        <FailedState
          what={`more of ${service.name}`}
          busy={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      </Section>
    );
  }
  if (related.length === 0) return null;
  return (
    <Section title={`More of ${service.name}`}>
      <ul className={styles.related}>
        {related.map((entry) => (
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

/** Maximum number of related products. */
const MOST = 4;

/**
 * Returns the next products in the list, starting again at its beginning. So every product appears
 * beside another one.
 */
export function neighbours(listed: readonly Pictured[], id: Id): Pictured[] {
  const place = listed.findIndex(({ product }) => product.id === id);
  return [...listed.slice(place + 1), ...listed.slice(0, Math.max(place, 0))].slice(0, MOST);
}
