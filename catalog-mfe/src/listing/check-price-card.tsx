import { dressChosen, useAppDispatch } from 'shared/core';
import { Card, CardBody, Picture, TextLink, VisuallyHidden } from 'shared/ui';
import type { Pictured } from './pictured';
import styles from './product-card.module.css';

/** Maximum length of a description on a card, in characters (specification, section 9). */
const SHOWN_CHARACTERS = 50;

/** A product of /products: image, name, start of the description and 'Check Price'. */
export function CheckPriceCard({ product, picture }: Pictured) {
  const dispatch = useAppDispatch();
  return (
    <Card as="li">
      <Picture
        file={picture}
        alt=""
        ratio="3/4"
        className={styles.picture}
        placeholder="blush"
        sizes="(width <= 767px) 46vw, 20rem"
      />
      <CardBody className={styles.body}>
        <h2>{product.name}</h2>
        {product.description && (
          <p className={styles.size}>{product.description.slice(0, SHOWN_CHARACTERS)}</p>
        )}
        <div>
          <TextLink
            alone
            to="/innerdresses"
            data-early
            onClick={() => dispatch(dressChosen(product))}
          >
            Check Price<VisuallyHidden> of {product.name}</VisuallyHidden>
          </TextLink>
        </div>
      </CardBody>
    </Card>
  );
}
