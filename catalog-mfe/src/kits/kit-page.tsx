import type { Kit } from 'contract/catalog/kits';
import type { Service } from 'contract/catalog/service';
import { kits, useGetServicesQuery } from 'shared/data';
import { PageHead, useConfig } from 'shared/core';
import { Breadcrumb, Page, Price, Section, Stack } from 'shared/ui';
import { AddToCart } from '../product/add-to-cart';
import { Assurances } from '../product/assurances';
import { useProductDetails } from '../product/details-api';
import { ProductGallery } from '../product/product-gallery';
import order from '../product/product-order.module.css';
import { ProductStory } from '../product/product-story';
import layout from '../product/product-view.module.css';
import { breadcrumbList } from '../structured-data/breadcrumb-list';
import { productData } from '../structured-data/product-data';
import { kitDescription, kitPath, kitPicture, kitProduct } from '../product/kits';
import { KitCard } from './kit-card';
import { KitFacts } from './kit-facts';
import styles from './kits.module.css';

/** A removal kit's page: 'Add to cart', then 'Go to cart' (specification, section 9; rule 5). */
export function KitPage({ kit }: { kit: Kit }) {
  const config = useConfig();
  const { data: services, isFetching } = useGetServicesQuery();
  const service = services?.find(sellsKits);
  const product = kitProduct(kit, service?.id ?? null);
  const details = useProductDetails(kit.slug);
  const crumbs = [{ label: 'Removal kits', to: '/removalkit' }, { label: kit.name }];
  return (
    <Page>
      <PageHead
        title={`${kit.name}: ${kit.boxes} boxes for ${kit.suits}`}
        description={kitDescription(kit)}
        image={kitPicture(kit)}
        canonical={kitPath(kit)}
        jsonLd={[
          productData(product, kitPath(kit), config),
          breadcrumbList(config.publicUrl, crumbs),
        ]}
      />
      <Breadcrumb items={crumbs} />
      <div className={layout.product}>
        <ProductGallery name={kit.name} files={[kitPicture(kit)]} />
        <Stack gap={6} className={layout.order}>
          <div className={layout.words}>
            <h1>{kit.name}</h1>
            <p className={layout.size}>{kitDescription(kit)}</p>
          </div>
          <KitFacts kit={kit} />
          <p className={order.price}>
            <Price pence={kit.price} size="large" />
          </p>
          <div className={order.bar} data-bottom-bar>
            <AddToCart product={product} choices={[]} busy={isFetching} />
          </div>
          <Assurances trade="goods" service={service} />
        </Stack>
      </div>
      {details && <ProductStory {...details} />}
      <Section title="The other kits">
        <ul className={styles.others}>
          {kits
            .filter((other) => other !== kit)
            .map((other) => (
              <KitCard key={other.id} kit={other} headingLevel={3} sizes="18rem" />
            ))}
        </ul>
      </Section>
    </Page>
  );
}

/** Returns whether this is the service of the kits, whose delivery charge applies to them. */
const sellsKits = ({ slug }: Service) => /^removal-?kits?$/i.test(slug);
