import { Skeleton, SkeletonGroup, VisuallyHidden } from 'shared/ui';
import styles from './product-view.module.css';

export const ProductSkeleton = () => (
  <SkeletonGroup label="the product">
    <h1>
      <VisuallyHidden>Loading the product</VisuallyHidden>
    </h1>
    <div className={styles.product}>
      <Skeleton shape="picture" />
      <div className={styles.words}>
        <Skeleton shape="title" width="long" />
        <Skeleton width="half" />
        <Skeleton shape="button" lines={3} />
      </div>
    </div>
  </SkeletonGroup>
);
