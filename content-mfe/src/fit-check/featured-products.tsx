import { getPictureTexts } from 'contract/catalog/picture-texts';
import type { Product } from 'contract/catalog/product';
import { dressChosen } from 'shared/basket';
import { useAppDispatch } from 'shared/store';
import { Card, CardBody, CardLink, Grid, Picture, Price } from 'shared/ui';
import { listProductImages } from 'shared/data';
import styles from './fit-check-page.module.css';

/** Cards of featured products. A click stores the product as chosen and opens /innerdresses. */
export function FeaturedProducts({ products }: { products: readonly Product[] }) {
  const dispatch = useAppDispatch();
  return (
    <Grid as="ul" className={styles.featured}>
      {products.map((product) => (
        <Card as="li" interactive key={product.id}>
          <Picture
            file={listProductImages(product)[0] ?? null}
            {...getPictureTexts(product, listProductImages(product)[0])}
            ratio="3/4"
            placeholder="blush"
            sizes="(width <= 767px) 46vw, 18rem"
          />
          <CardBody>
            <h3>
              <CardLink
                to="/innerdresses"
                data-early
                onClick={() => dispatch(dressChosen(product))}
              >
                {product.name}
              </CardLink>
            </h3>
            <Price pence={product.price} />
          </CardBody>
        </Card>
      ))}
    </Grid>
  );
}
