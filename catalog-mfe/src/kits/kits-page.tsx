import { parseKitContents } from 'contract/catalog/kit-contents';
import type { Product } from 'contract/catalog/product';
import { PageHead } from 'shared/router';
import { Grid, Page, PageHeader, QueryState, SkeletonCards } from 'shared/ui';
import { EmptyListing } from '../listing/listing-states';
import { pickProductsWithPicture } from '../listing/product-with-picture';
import { QuoteHint } from '../listing/quote-hint';
import { useFindRating } from '../reviews/reviews-api';
import { KitCard } from './kit-card';
import { useGetKitsQuery } from './kits-api';
import styles from './kits.module.css';

export function KitsPage() {
  const query = useGetKitsQuery();
  return (
    <Page>
      <PageHead
        title="Removal kits"
        canonical="/removalkit"
        description="Removal kits with all the strong boxes of a move in one delivery, from a small move to a home of several bedrooms, at fixed prices."
      />
      <PageHeader title="Removal kits" intro={getIntro(query.currentData ?? [])} />
      <QuoteHint />
      <QueryState
        query={query}
        subject="the removal kits"
        skeleton={<SkeletonCards label="removal kits" count={3} />}
      >
        {(products) => <Kits products={products} />}
      </QueryState>
    </Page>
  );
}

function Kits({ products }: { products: readonly Product[] }) {
  const entries = pickProductsWithPicture(products);
  const findRating = useFindRating(products[0]?.serviceid);
  if (entries.length === 0) return <EmptyListing name="Removal kits" />;
  return (
    <Grid as="ul" className={styles.kits}>
      {entries.map((entry, index) => (
        <KitCard
          key={entry.product.id}
          {...entry}
          rating={findRating(entry.product)}
          priority={index === 0}
        />
      ))}
    </Grid>
  );
}

/**
 * Returns the introduction. Includes the size of the boxes if all kits have boxes of the same size.
 */
function getIntro(products: readonly Product[]): string {
  const [size, otherSize] = new Set(
    products.map(({ description }) => parseKitContents(description)?.boxSize),
  );
  const sizeText = size && !otherSize ? ` Every box is ${size}.` : '';
  return `All the boxes of your move in one delivery.${sizeText}`;
}
