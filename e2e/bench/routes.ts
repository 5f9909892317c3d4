export interface Route {
  name: string;
  path: string;
  /**
   * Local storage that the page needs. 'basket' is a basket, 'account' a basket and a signed-in
   * guest, 'staff' a signed-in member of staff.
   */
  requiredState?: 'basket' | 'account' | 'staff';
  /**
   * Whether the server renders the complete page. On other pages, the browser renders the content.
   */
  isServerRendered: boolean;
  /** Path of a page that shows a link to this page on a phone. Without it, no link is followed. */
  startPath?: string;
  isLighthouseOnly?: boolean;
}

const LISTING_PATH = '/wedding-dress-cleaning';

export const CHECKOUT_PATH = '/checkout';

export const ORDERS_PATH = '/admin/orders';

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
    path: CHECKOUT_PATH,
    requiredState: 'account',
    isServerRendered: false,
    startPath: '/payment-cancelled?order_id=SLR10001',
  },
  {
    name: 'desk',
    path: ORDERS_PATH,
    requiredState: 'staff',
    isServerRendered: false,
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
