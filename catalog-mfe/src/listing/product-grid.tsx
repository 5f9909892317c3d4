import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import { useMemo } from 'react';
import { Grid } from 'shared/ui';
import styles from './listing.module.css';
import { NothingYet } from './nothing-yet';
import { pictured } from './pictured';
import { ProductCard } from './product-card';

interface ProductGridProps {
  products: Product[];
  service: Service;
}

/** Products of a service as cards. An empty list shows a message and a link to continue. */
export function ProductGrid({ products, service }: ProductGridProps) {
  const shown = useMemo(() => pictured(products), [products]);
  if (shown.length === 0) return <NothingYet name={service.name} />;
  return (
    <Grid as="ul" className={styles.products}>
      {shown.map((entry) => (
        <ProductCard key={entry.product.id} {...entry} service={service} />
      ))}
    </Grid>
  );
}
