/** A measured page. */
export interface Route {
  name: string;
  path: string;
  /** State of the shopper that the page needs. */
  requiredState?: 'basket' | 'account';
  /** Whether the server renders all of its content, so that it is complete without scripts. */
  isServerRendered: boolean;
  /** Path of a page with a link to it. */
  startPath: string;
  /** Whether only Lighthouse measures it. */
  isLighthouseOnly?: boolean;
}

const LISTING_PATH = '/wedding-dress-cleaning';

/** A page with a product for the basket. */
export const PRODUCT_PATH = `${LISTING_PATH}/full-length-dress-clean`;

export const routes: Route[] = [
  { name: 'home', path: '/', isServerRendered: true, startPath: '/services' },
  { name: 'services', path: '/services', isServerRendered: true, startPath: '/' },
  { name: 'listing', path: LISTING_PATH, isServerRendered: true, startPath: '/services' },
  { name: 'product', path: PRODUCT_PATH, isServerRendered: true, startPath: LISTING_PATH },
  {
    name: 'cart',
    path: '/cart',
    requiredState: 'basket',
    isServerRendered: false,
    startPath: '/services',
  },
  {
    name: 'checkout',
    path: '/checkout',
    requiredState: 'account',
    isServerRendered: false,
    startPath: '/payment-cancelled?order_id=SLR10001',
  },
  { name: 'FAQ', path: '/faq', isServerRendered: true, startPath: '/', isLighthouseOnly: true },
  {
    name: 'kit',
    path: '/RemovalKitA',
    isServerRendered: true,
    startPath: '/removalkit',
    isLighthouseOnly: true,
  },
];
