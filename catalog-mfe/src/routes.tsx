import type { ReactNode } from 'react';
import type { Prefetch, RoomRoute } from 'shared/core';
import { kits } from 'shared/data';
import { HomePage } from './home/home-page';
import { KitPage } from './kits/kit-page';
import { kitPath } from './product/kits';
import { KitsPage } from './kits/kits-page';
import { CategoryPage } from './listing/category-page';
import { DressesPage } from './listing/dresses-page';
import { ProductsPage } from './listing/products-page';
import {
  prefetchCategory,
  prefetchChosenProducts,
  prefetchHome,
  prefetchKit,
  prefetchKnownProduct,
  prefetchProduct,
  prefetchServices,
  prefetchSubservices,
} from './prefetch';
import { ChosenProductPage } from './product/chosen-product-page';
import { ProductPage } from './product/product-page';
import styles from './room.module.css';
import { ServicesPage } from './services/services-page';
import { SubservicesPage } from './subservices/subservices-page';

const page = (path: string, content: ReactNode, prefetch?: Prefetch): RoomRoute => ({
  path,
  element: (
    <div data-room="catalog" className={styles.room}>
      {content}
    </div>
  ),
  handle: { prefetch },
});

/** The routes from the home page to a product (specification, section 2). */
export const routes: RoomRoute[] = [
  page('/', <HomePage />, prefetchHome),
  page('/services', <ServicesPage />, prefetchServices),
  page('/subservices', <SubservicesPage />, prefetchSubservices),
  page('/dresses', <DressesPage />, prefetchChosenProducts),
  page('/innerdresses', <ChosenProductPage />, prefetchKnownProduct),
  page('/products', <ProductsPage />, prefetchChosenProducts),
  page('/removalkit', <KitsPage />),
  ...kits.map((kit) => page(kitPath(kit), <KitPage key={kit.id} kit={kit} />, prefetchKit(kit))),
  page('/:service', <CategoryPage />, prefetchCategory),
  page('/:service/:product', <ProductPage />, prefetchProduct),
];
