/** A page that is measured. */
export interface Route {
  name: string;
  path: string;
  /** What its shopper has. */
  needs?: 'basket' | 'account';
  /** Whether the server knows all that it shows, so that it is there without scripts. */
  isServed: boolean;
  /** Where a link leads to it. */
  from: string;
  /** Measured by Lighthouse alone. */
  isScoredOnly?: boolean;
}

const LISTING = '/wedding-dress-cleaning';

/** Where something can be put into the basket. */
export const PRODUCT = `${LISTING}/full-length-dress-clean`;

export const routes: Route[] = [
  { name: 'home', path: '/', isServed: true, from: '/services' },
  { name: 'services', path: '/services', isServed: true, from: '/' },
  { name: 'listing', path: LISTING, isServed: true, from: '/services' },
  { name: 'product', path: PRODUCT, isServed: true, from: LISTING },
  { name: 'cart', path: '/cart', needs: 'basket', isServed: false, from: '/services' },
  {
    name: 'checkout',
    path: '/checkout',
    needs: 'account',
    isServed: false,
    from: '/payment-cancelled?order_id=SLR10001',
  },
  { name: 'FAQ', path: '/faq', isServed: true, from: '/', isScoredOnly: true },
  { name: 'kit', path: '/RemovalKitA', isServed: true, from: '/removalkit', isScoredOnly: true },
];
