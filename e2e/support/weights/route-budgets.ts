import type { Weight } from './answers.ts';

/** What a page may take before anybody touches it, on a phone and with nothing cached. */
interface RouteBudget extends Weight {
  name: string;
  path: string;
}

/** Lower a number when a page needs less: this table is what keeps it from growing back. */
export const routeBudgets: RouteBudget[] = [
  { name: 'home', path: '/', js: 165_000, all: 392_000, requests: 19 },
  { name: 'services', path: '/services', js: 165_000, all: 361_000, requests: 17 },
  { name: 'listing', path: '/wedding-dress-cleaning', js: 165_000, all: 281_000, requests: 15 },
  {
    name: 'product',
    path: '/wedding-dress-cleaning/full-length-dress-clean',
    js: 165_000,
    all: 249_000,
    requests: 10,
  },
  { name: 'cart', path: '/cart', js: 154_000, all: 216_500, requests: 9 },
  { name: 'checkout', path: '/checkout', js: 187_500, all: 248_500, requests: 14 },
  { name: 'FAQ', path: '/faq', js: 166_000, all: 229_500, requests: 9 },
  { name: 'kit', path: '/RemovalKitA', js: 165_000, all: 246_500, requests: 10 },
  { name: 'quote', path: '/how-much-to-move', js: 161_500, all: 229_000, requests: 10 },
];
