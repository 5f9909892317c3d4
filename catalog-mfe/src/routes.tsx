import type { ReactNode } from 'react';
import type { Prefetch, RemoteRoute } from 'shared/slots';
import { kits } from 'shared/data';
import { HomePage } from './home/home-page';
import { KitPage } from './kits/kit-page';
import { getKitPath } from './listing/product-path';
import { KitsPage } from './kits/kits-page';
import { CategoryPage } from './listing/category-page';
import { DressesPage } from './listing/dresses-page';
import { ProductsPage } from './listing/products-page';
import {
  prefetchCategory,
  prefetchChosenProducts,
  prefetchHome,
  prefetchKit,
  prefetchKits,
  prefetchStoredProduct,
  prefetchProduct,
  prefetchServices,
  prefetchSubservices,
} from './prefetch';
import { ChosenProductPage } from './product/chosen-product-page';
import { ProductPage } from './product/product-page';
import styles from './remote.module.css';
import { ServicesPage } from './services/services-page';
import { SubservicesPage } from './subservices/subservices-page';

const createRoute = (path: string, content: ReactNode, prefetch?: Prefetch): RemoteRoute => ({
  path,
  element: (
    <div data-remote="catalog" className={styles.remote}>
      {content}
    </div>
  ),
  handle: { prefetch },
});

export const routes: RemoteRoute[] = [
  createRoute('/', <HomePage />, prefetchHome),
  createRoute('/services', <ServicesPage />, prefetchServices),
  createRoute('/subservices', <SubservicesPage />, prefetchSubservices),
  createRoute('/dresses', <DressesPage />, prefetchChosenProducts),
  createRoute('/innerdresses', <ChosenProductPage />, prefetchStoredProduct),
  createRoute('/products', <ProductsPage />, prefetchChosenProducts),
  createRoute('/removalkit', <KitsPage />, prefetchKits),
  ...kits.map((kit) =>
    createRoute(getKitPath(kit), <KitPage key={kit.id} kit={kit} />, prefetchKit(kit)),
  ),
  createRoute('/:service', <CategoryPage />, prefetchCategory),
  createRoute('/:service/:product', <ProductPage />, prefetchProduct),
];
