import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import { useMemo } from 'react';
import { Breadcrumb, type Crumb, Page, Stack, TextLink } from 'shared/ui';
import { listProductImages, getFulfilmentGroup } from 'shared/data';
import { Assurances } from './assurances';
import { useProductDetails } from './product-api';
import { ProductGallery } from './product-gallery';
import { ProductOrder } from './product-order';
import { ProductReviews } from '../reviews/product-reviews';
import { formatCount, RatingText } from '../reviews/rating-text';
import { useReviews } from '../reviews/reviews-api';
import { ProductExplanation } from './product-explanation';
import styles from './product-view.module.css';
import { RelatedProducts } from './related-products';

interface ProductViewProps {
  product: Product;
  service: Service | undefined;
  crumbs: readonly Crumb[];
}

export function ProductView({ product, service, crumbs }: ProductViewProps) {
  const files = useMemo(() => listProductImages(product), [product]);
  const details = useProductDetails(product.slug);
  const reviews = useReviews(product.id);
  return (
    <Page>
      <Breadcrumb items={crumbs} />
      <div className={styles.product}>
        <ProductGallery key={product.id} product={product} files={files} />
        <Stack gap={6} className={styles.order}>
          <div className={styles.words}>
            <h1>{product.name}</h1>
            {reviews && (
              <RatingText rating={reviews}>
                <TextLink to="#reviews">{formatCount(reviews)}</TextLink>
              </RatingText>
            )}
            {product.description && <p className={styles.size}>Size: {product.description}</p>}
            {getAboutText(product) && <p>{getAboutText(product)}</p>}
          </div>
          <ProductOrder key={product.id} product={product} service={service} details={details} />
          <Assurances fulfilmentGroup={getFulfilmentGroup(product, service)} service={service} />
        </Stack>
      </div>
      {details && <ProductExplanation {...details} />}
      <ProductReviews key={product.id} reviews={reviews} />
      {service && <RelatedProducts product={product} service={service} />}
    </Page>
  );
}

/** Returns the meta description, or '' if the page already contains that text. */
const getAboutText = ({ meta_description: about, description, name }: Product) =>
  [description, name].includes(about) ? '' : about;
