import { PageHead } from 'shared/router';
import {
  ButtonLink,
  EmptyState,
  Page,
  PageBanner,
  type QueryResult,
  QueryState,
  Section,
  SkeletonCards,
} from 'shared/ui';
import { FeaturedProducts } from './featured-products';
import {
  useGetFeatureProductDataQuery,
  useGetFitCheckDataQuery,
  useGetProductsForFitCheckQuery,
} from './fit-check-api';
import styles from './fit-check-page.module.css';
import { Gallery } from './gallery';
import type { Product } from 'contract/catalog/product';

export function FitCheckPage() {
  const galleryQuery = useGetFitCheckDataQuery();
  const featuredQuery = useFeaturedProducts();
  return (
    <>
      <PageHead
        title="Fit check"
        canonical="/fitcheck"
        description="Dresses we looked after, as their owners wore, kept and photographed them. Updated weekly."
        keywords="wedding dress pictures, fit check, cleaned and preserved dresses"
        image={galleryQuery.data?.[0]?.picture || undefined}
      />
      <PageBanner
        eyebrow="Updated Weekly!"
        title="Fit check"
        tagline="Tag Us In Your Pictures To Be Featured"
      />
      <Page>
        <div className={styles.belowBanner}>
          <Section title="In your pictures">
            <QueryState
              query={galleryQuery}
              subject="the gallery"
              skeleton={<SkeletonCards label="pictures" count={6} />}
            >
              {(entries) => (entries.length > 0 ? <Gallery entries={entries} /> : <NoPictures />)}
            </QueryState>
          </Section>
        </div>
        <Section title="Featured" intro="What the dresses above were in our care for.">
          <QueryState
            query={featuredQuery}
            subject="the featured products"
            skeleton={<SkeletonCards label="featured products" count={4} />}
          >
            {(products) =>
              products.length > 0 ? (
                <FeaturedProducts products={products} />
              ) : (
                <NoFeaturedProducts />
              )
            }
          </QueryState>
        </Section>
      </Page>
    </>
  );
}

const NoPictures = () => (
  <EmptyState
    title="No pictures yet this week"
    action={<ButtonLink to="/services">See our services</ButtonLink>}
  >
    <p>Yours may be the first: tag us, and come back next week.</p>
  </EmptyState>
);

const NoFeaturedProducts = () => (
  <EmptyState
    title="Nothing is featured this week"
    action={<ButtonLink to="/services">See our services</ButtonLink>}
  >
    <p>All that we do is among our services.</p>
  </EmptyState>
);

/**
 * Combines two calls. The first returns the product ids in display order, the second the products.
 */
function useFeaturedProducts(): QueryResult<Product[]> {
  const featuredQuery = useGetFeatureProductDataQuery();
  const productsQuery = useGetProductsForFitCheckQuery();
  const productsById = new Map(productsQuery.data?.map((product) => [product.id, product]));
  return {
    currentData:
      featuredQuery.data && productsQuery.data
        ? [
            ...new Set(
              featuredQuery.data.flatMap(({ productid }) => productsById.get(productid) ?? []),
            ),
          ]
        : undefined,
    error: featuredQuery.error ?? productsQuery.error,
    isFetching: featuredQuery.isFetching || productsQuery.isFetching,
    refetch: () =>
      [featuredQuery, productsQuery].filter(({ error }) => error).map((query) => query.refetch()),
  };
}
