import type { Weight } from './answers.ts';

/** What a page may take before anybody touches it, on a phone and with nothing cached. */
interface RouteBudget extends Weight {
  name: string;
  path: string;
}

/** Lower a number when a page needs less: this table is what keeps it from growing back. */
export const routeBudgets: RouteBudget[] = [
  { name: 'home', path: '/', js: 168_500, all: 395_500, requests: 19 },
  { name: 'services', path: '/services', js: 168_500, all: 364_500, requests: 17 },
  { name: 'listing', path: '/wedding-dress-cleaning', js: 168_500, all: 284_500, requests: 15 },
  {
    name: 'product',
    path: '/wedding-dress-cleaning/full-length-dress-clean',
    js: 168_500,
    all: 252_500,
    requests: 10,
  },
  { name: 'cart', path: '/cart', js: 157_500, all: 220_000, requests: 9 },
  { name: 'checkout', path: '/checkout', js: 191_000, all: 252_000, requests: 14 },
  { name: 'FAQ', path: '/faq', js: 169_500, all: 233_000, requests: 9 },
  { name: 'kit', path: '/RemovalKitA', js: 168_500, all: 250_000, requests: 10 },
  { name: 'quote', path: '/how-much-to-move', js: 165_000, all: 232_500, requests: 10 },
];
