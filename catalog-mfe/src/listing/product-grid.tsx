import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import { useMemo } from 'react';
import { Grid } from 'shared/ui';
import styles from './listing.module.css';
import { EmptyListing } from './empty-listing';
import { pickProductsWithPicture } from './product-with-picture';
import { ProductCard } from './product-card';

interface ProductGridProps {
  products: Product[];
  service: Service;
}

export function ProductGrid({ products, service }: ProductGridProps) {
  const visibleProducts = useMemo(() => pickProductsWithPicture(products), [products]);
  if (visibleProducts.length === 0) return <EmptyListing name={service.name} />;
  return (
    <Grid as="ul" className={styles.products}>
      {visibleProducts.map((entry) => (
        <ProductCard key={entry.product.id} {...entry} service={service} />
      ))}
    </Grid>
  );
}
