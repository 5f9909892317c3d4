import { dressChosen, serviceChosen, useAppDispatch } from 'shared/core';
import { Card, CardBody, CardLink, Picture, Price } from 'shared/ui';
import type { Service } from 'shared/data';
import type { Pictured } from './pictured';
import { productAddress } from './product-address';
import styles from './product-card.module.css';

interface ProductCardProps extends Pictured {
  service: Service;
  /** Near the top of the page: its picture is fetched at once. */
  priority?: boolean;
}

/** A product of a listing; following it chooses it, and the service it is of. */
export function ProductCard({ product, picture, service, priority }: ProductCardProps) {
  const dispatch = useAppDispatch();
  const choose = () => {
    dispatch(serviceChosen(service));
    dispatch(dressChosen(product));
  };
  return (
    <Card as="li" interactive>
      <Picture
        file={picture}
        alt=""
        ratio="3/4"
        className={styles.picture}
        placeholder="blush"
        priority={priority}
        sizes="(width <= 767px) 46vw, 20rem"
      />
      <CardBody className={styles.body}>
        <h2>
          <CardLink to={productAddress(service, product)} onClick={choose}>
            {product.name}
          </CardLink>
        </h2>
        {product.description && <p className={styles.size}>Size: {product.description}</p>}
        <Price pence={product.price} />
      </CardBody>
    </Card>
  );
}
