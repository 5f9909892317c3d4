/** A measured page. */
export interface Route {
  name: string;
  path: string;
  /** State of the shopper that the page needs. */
  needs?: 'basket' | 'account';
  /** Whether the server renders all of its content, so that it is complete without scripts. */
  isServed: boolean;
  /** Path of a page with a link to it. */
  from: string;
  /** Whether only Lighthouse measures it. */
  isScoredOnly?: boolean;
}

const LISTING = '/wedding-dress-cleaning';

/** A page with a product for the basket. */
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
