import { type KitContents, parseKitContents } from 'contract/catalog/kit-contents';
import type { Kit } from 'contract/catalog/kits';
import type { Product } from 'contract/catalog/product';
import type { Service } from 'contract/catalog/service';
import type { ProductReviews as Reviews } from 'contract/reviews/ratings';
import { listProductImages, useGetServicesQuery } from 'shared/data';
import { PageHead } from 'shared/router';
import { useConfig } from 'shared/session';
import { Breadcrumb, Page, PageNotFound, Price, Section, Stack } from 'shared/ui';
import { pickProductsWithPicture } from '../listing/product-with-picture';
import { AddToCart } from '../product/add-to-cart';
import { Assurances } from '../product/assurances';
import { useProductDetails } from '../product/product-api';
import { getKitPath } from '../listing/product-path';
import { ProductExplanation } from '../product/product-explanation';
import { ProductGallery } from '../product/product-gallery';
import { ProductLoadingPage } from '../product/product-skeleton';
import orderStyles from '../product/product-order.module.css';
import layoutStyles from '../product/product-view.module.css';
import { ProductReviews } from '../reviews/product-reviews';
import { RatingText } from '../reviews/rating-text';
import { useReviews } from '../reviews/reviews-api';
import { buildBreadcrumbList, buildProductData } from '../structured-data';
import { KitCard } from './kit-card';
import { useGetKitsQuery } from './kits-api';
import styles from './kits.module.css';

export function KitPage({ kit }: { kit: Kit }) {
  const query = useGetKitsQuery();
  const products = query.currentData;
  if (!products) return <ProductLoadingPage query={query} />;
  const product = products.find(({ id }) => id === kit.id);
  if (!product) return <PageNotFound />;
  const otherProducts = products.filter(({ id }) => id !== kit.id);
  return <KitView product={product} otherProducts={otherProducts} path={getKitPath(kit)} />;
}

interface KitViewProps {
  product: Product;
  otherProducts: readonly Product[];
  path: string;
}

function KitView({ product, otherProducts, path }: KitViewProps) {
  const config = useConfig();
  const { name, meta_description: about } = product;
  const { service, isFetching } = useKitService(product);
  // The product needs a service, because the service determines the delivery charge.
  const soldProduct = { ...product, serviceid: product.serviceid ?? service?.id ?? null };
  const files = listProductImages(product);
  const details = useProductDetails(product.slug);
  const reviews = useReviews(product.id);
  const contents = parseKitContents(product.description);
  const others = pickProductsWithPicture(otherProducts);
  const crumbs = [{ label: 'Removal kits', to: '/removalkit' }, { label: name }];
  return (
    <Page>
      <PageHead
        title={getTitle(product, contents)}
        description={about || product.description || name}
        keywords={product.meta_keywords || undefined}
        image={files[0]}
        canonical={path}
        jsonLd={[
          buildProductData(product, path, config, reviews),
          buildBreadcrumbList(config.publicUrl, crumbs),
        ]}
      />
      <Breadcrumb items={crumbs} />
      <div className={layoutStyles.product}>
        <ProductGallery product={product} files={files} />
        <Stack gap={6} className={layoutStyles.order}>
          <KitTitle product={product} reviews={reviews} />
          <KitFacts product={product} contents={contents} />
          <p className={orderStyles.price}>
            <Price pence={product.price} size="large" />
          </p>
          <div className={orderStyles.bar} data-bottom-bar>
            <AddToCart
              product={soldProduct}
              choices={[]}
              isPending={product.serviceid === null && isFetching}
            />
          </div>
          <Assurances fulfilmentGroup="goods" service={service} />
        </Stack>
      </div>
      {details && <ProductExplanation {...details} />}
      <ProductReviews reviews={reviews} />
      {others.length > 0 && (
        <Section title="The other kits">
          <ul className={styles.others}>
            {others.map((entry) => (
              <KitCard key={entry.product.id} {...entry} headingLevel={3} sizes="18rem" />
            ))}
          </ul>
        </Section>
      )}
    </Page>
  );
}

interface KitTitleProps {
  product: Product;
  reviews: Reviews | undefined;
}

const KitTitle = ({ product: { name, meta_description: about }, reviews }: KitTitleProps) => (
  <div className={layoutStyles.words}>
    <h1>{name}</h1>
    <RatingText rating={reviews} />
    {about && <p className={layoutStyles.size}>{about}</p>}
  </div>
);

/**
 * Returns the service of a kit. Without `serviceid` from the backend, finds the service by its
 * slug.
 */
function useKitService({ serviceid }: Product) {
  const { data: services, isFetching } = useGetServicesQuery();
  const service = services?.find(serviceid === null ? isKitService : ({ id }) => id === serviceid);
  return { service, isFetching };
}

const isKitService = ({ slug }: Service) => /^removal-?kits?$/i.test(slug);

/**
 * Returns the page title. If the firm has written no title, adds the kit's contents to the name.
 */
function getTitle({ name, meta_title: title }: Product, contents: KitContents | null): string {
  if (title && title !== name) return title;
  return contents ? `${name}: ${contents.boxes} boxes for ${contents.suitableFor}` : name;
}

interface KitFactsProps {
  product: Product;
  contents: KitContents | null;
}

const KitFacts = ({ product, contents }: KitFactsProps) => (
  <dl className={styles.facts}>
    <dt>Contents</dt>
    <dd>{contents ? `${contents.boxes} boxes` : product.description || product.name}</dd>
    {contents && (
      <>
        <dt>Box size</dt>
        <dd>{contents.boxSize}</dd>
        <dt>Suits</dt>
        <dd>{contents.suitableFor}</dd>
      </>
    )}
  </dl>
);
