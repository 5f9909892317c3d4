/** What is released: the shell first, because rooms take from it what they share. */
export const packages = [
  'shell',
  'catalog-mfe',
  'basket-mfe',
  'checkout-mfe',
  'account-mfe',
  'content-mfe',
];
