import { useMemo, type ReactNode } from 'react';
import { Breadcrumb, type Crumb, Page, Stack } from 'shared/ui';
import { type Product, productImages, type Service } from 'shared/data';
import { Assurances } from './assurances';
import { ProductGallery } from './product-gallery';
import { ProductOrder } from './product-order';
import styles from './product-view.module.css';

interface ProductViewProps {
  product: Product;
  service: Service | undefined;
  crumbs: readonly Crumb[];
  /** What there is to say beside the size. */
  children?: ReactNode;
}

/** Image, name, price, size and add-on selectors (specification §2, 'Product detail'). */
export function ProductView({ product, service, crumbs, children }: ProductViewProps) {
  const files = useMemo(() => productImages(product), [product]);
  return (
    <Page>
      <Breadcrumb items={crumbs} />
      <div className={styles.product}>
        <ProductGallery key={product.id} name={product.name} files={files} />
        <Stack gap={6} className={styles.order}>
          <div className={styles.words}>
            <h1>{product.name}</h1>
            {product.description && <p className={styles.size}>Size: {product.description}</p>}
            {children}
          </div>
          <ProductOrder key={product.id} product={product} service={service} />
        </Stack>
        <Assurances />
      </div>
    </Page>
  );
}
