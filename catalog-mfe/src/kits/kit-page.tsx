import { type Kit, type Service, useGetServicesQuery } from 'shared/data';
import { PageHead, useConfig } from 'shared/core';
import { Breadcrumb, Page, Price, Stack } from 'shared/ui';
import { AddToCart } from '../product/add-to-cart';
import { Assurances } from '../product/assurances';
import { ProductGallery } from '../product/product-gallery';
import layout from '../product/product-view.module.css';
import { breadcrumbList } from '../structured-data/breadcrumb-list';
import { productData } from '../structured-data/product-data';
import { kitDescription, kitPath, kitPicture, kitProduct } from '../product/kits';
import { KitFacts } from './kit-facts';

/** A removal kit's page: 'Add to cart', then 'Go to cart' (specification §9, decision 5). */
export function KitPage({ kit }: { kit: Kit }) {
  const config = useConfig();
  const { data: services, isFetching } = useGetServicesQuery();
  const product = kitProduct(kit, services?.find(sellsKits)?.id ?? null);
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
          <Price pence={kit.price} size="large" />
          <AddToCart product={product} choices={[]} busy={isFetching} />
        </Stack>
        <Assurances insured={false} />
      </div>
    </Page>
  );
}

/** The service that the kits are of, and whose delivery option counts for them. */
const sellsKits = ({ slug }: Service) => /^removal-?kits?$/i.test(slug);
