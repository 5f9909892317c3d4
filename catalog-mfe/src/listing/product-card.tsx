import type { Service } from 'contract/catalog/service';
import { dressChosen, serviceChosen, useAppDispatch } from 'shared/core';
import { Card, CardBody, CardLink, Picture, Price } from 'shared/ui';
import type { Pictured } from './pictured';
import { productAddress } from './product-address';
import styles from './product-card.module.css';

interface ProductCardProps extends Pictured {
  service: Service;
  headingLevel?: 2 | 3;
  /** Rendered width of the picture, in the syntax of an image's `sizes`. */
  sizes?: string;
}

/** A product of a listing. A click on its link stores the product and its service. */
export function ProductCard(props: ProductCardProps) {
  const { product, picture, service, headingLevel = 2, sizes = IN_A_LISTING } = props;
  const Heading = `h${headingLevel}` as const;
  const dispatch = useAppDispatch();
  const address = productAddress(service, product);
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
        sizes={sizes}
      />
      <CardBody className={styles.body}>
        <Heading>
          <CardLink to={address} data-early data-ahead={`${address}?chosen`} onClick={choose}>
            {product.name}
          </CardLink>
        </Heading>
        {product.description && <p className={styles.size}>Size: {product.description}</p>}
        <Price pence={product.price} />
      </CardBody>
    </Card>
  );
}

const IN_A_LISTING = '(width <= 767px) 46vw, 20rem';
