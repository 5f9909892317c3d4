import type { Kit } from 'contract/catalog/kits';
import type { Service } from 'contract/catalog/service';
import { kits, useGetServicesQuery, BOX_SIZE } from 'shared/data';
import { PageHead } from 'shared/router';
import { useConfig } from 'shared/session';
import { Breadcrumb, Page, Price, Section, Stack } from 'shared/ui';
import { AddToCart } from '../product/add-to-cart';
import { Assurances } from '../product/assurances';
import { useProductDetails } from '../product/details-api';
import { ProductGallery } from '../product/product-gallery';
import orderStyles from '../product/product-order.module.css';
import { ProductExplanation } from '../product/product-explanation';
import layoutStyles from '../product/product-view.module.css';
import { breadcrumbList } from '../structured-data/breadcrumb-list';
import { productData } from '../structured-data/product-data';
import { getKitDescription, getKitPath, getKitPicture, toKitProduct } from '../product/kit-product';
import { KitCard } from './kit-card';
import styles from './kits.module.css';

export function KitPage({ kit }: { kit: Kit }) {
  const config = useConfig();
  const { data: services, isFetching } = useGetServicesQuery();
  const service = services?.find(isKitService);
  const product = toKitProduct(kit, service?.id ?? null);
  const details = useProductDetails(kit.slug);
  const crumbs = [{ label: 'Removal kits', to: '/removalkit' }, { label: kit.name }];
  return (
    <Page>
      <PageHead
        title={`${kit.name}: ${kit.boxes} boxes for ${kit.suitableFor}`}
        description={getKitDescription(kit)}
        image={getKitPicture(kit)}
        canonical={getKitPath(kit)}
        jsonLd={[
          productData(product, getKitPath(kit), config),
          breadcrumbList(config.publicUrl, crumbs),
        ]}
      />
      <Breadcrumb items={crumbs} />
      <div className={layoutStyles.product}>
        <ProductGallery product={product} files={[getKitPicture(kit)]} />
        <Stack gap={6} className={layoutStyles.order}>
          <div className={layoutStyles.words}>
            <h1>{kit.name}</h1>
            <p className={layoutStyles.size}>{getKitDescription(kit)}</p>
          </div>
          <KitFacts kit={kit} />
          <p className={orderStyles.price}>
            <Price pence={kit.price} size="large" />
          </p>
          <div className={orderStyles.bar} data-bottom-bar>
            <AddToCart product={product} choices={[]} isPending={isFetching} />
          </div>
          <Assurances trade="goods" service={service} />
        </Stack>
      </div>
      {details && <ProductExplanation {...details} />}
      <Section title="The other kits">
        <ul className={styles.others}>
          {kits
            .filter((otherKit) => otherKit !== kit)
            .map((otherKit) => (
              <KitCard key={otherKit.id} kit={otherKit} headingLevel={3} sizes="18rem" />
            ))}
        </ul>
      </Section>
    </Page>
  );
}

/** Returns whether a service sells the kits. Its delivery charge applies to them. */
const isKitService = ({ slug }: Service) => /^removal-?kits?$/i.test(slug);

const KitFacts = ({ kit }: { kit: Kit }) => (
  <dl className={styles.facts}>
    <dt>Contents</dt>
    <dd>{kit.boxes} boxes</dd>
    <dt>Box size</dt>
    <dd>{BOX_SIZE}</dd>
    <dt>Suits</dt>
    <dd>{kit.suitableFor}</dd>
  </dl>
);
