/** A route and the expected content of its page. */
export interface Screen {
  path: string;
  h1: RegExp;
  title: RegExp;
  /** Whether search engines must not index the page (rules 8 and 10). */
  noindex?: boolean;
  /**
   * Whether the content depends on local storage. The server's HTML then has another heading than
   * `h1`.
   */
  hasBrowserContent?: boolean;
  /** Expected types of the page's JSON-LD data (rule 8). */
  jsonLd?: string[];
}

/** Paths and names that differ between the shop's own catalogue and the second backend's. */
export interface Catalogue {
  home: RegExp;
  category: { path: string; name: string; title: RegExp };
  product: { path: string; name: string; title: RegExp };
}

export const ownCatalogue: Catalogue = {
  home: /Moved with care/,
  category: {
    path: '/wedding-dress-cleaning',
    name: 'Wedding Dress Cleaning',
    title: /^Wedding Dress Cleaning by Hand in London/,
  },
  product: {
    path: '/wedding-dress-cleaning/full-length-dress-clean',
    name: 'Full-Length Dress Clean',
    title: /^Full-Length Dress Clean/,
  },
};

/** Catalogue of the second backend in `e2e/backend`. */
export const secondCatalogue: Catalogue = {
  home: /Moved with care/,
  category: { path: '/gown-care', name: 'Gown Care', title: /^Gown care in London/ },
  product: {
    path: '/gown-care/silk-gown-clean',
    name: 'Silk Gown Clean',
    title: /^Silk Gown Clean/,
  },
};

/** Routes that need neither a sign-in nor an earlier choice of the shopper. */
export const publicScreens = ({ home, category, product }: Catalogue): Screen[] => [
  {
    path: '/',
    h1: home,
    title: /^Removals and .+ in London \| SLR London$/,
    jsonLd: ['LocalBusiness'],
  },
  { path: '/services', h1: /Our services/, title: /services/i },
  { path: '/removalkit', h1: /Removal kits/, title: /Removal kits/ },
  ...['A', 'B', 'C'].map((letter) => ({
    path: `/RemovalKit${letter}`,
    h1: new RegExp(`Removal Kit ${letter}`),
    title: new RegExp(`Removal Kit ${letter}`),
    jsonLd: ['Product', 'BreadcrumbList'],
  })),
  { path: category.path, h1: new RegExp(category.name), title: category.title },
  {
    path: product.path,
    h1: new RegExp(product.name),
    title: product.title,
    jsonLd: ['Product', 'BreadcrumbList'],
  },
  { path: '/about', h1: /About/i, title: /About/i },
  { path: '/faq', h1: /Questions|FAQ/i, title: /Questions|FAQ/i, jsonLd: ['FAQPage'] },
  { path: '/terms', h1: /Terms and Conditions/i, title: /Terms and Conditions/i },
  { path: '/contact', h1: /Contact/i, title: /Contact/i },
  { path: '/how-much-to-move', h1: /How much do I have/, title: /How much do I have to move/ },
  { path: '/fitcheck', h1: /Fit check/i, title: /Fit check/i },
  { path: '/thankyou', h1: /Thank you/i, title: /Thank you/i, noindex: true },
  { path: '/login', h1: /Log In/, title: /Log In/, noindex: true },
  { path: '/cart', h1: /Your basket/i, title: /Your basket/i, noindex: true },
  {
    path: '/thankyouorderplace',
    h1: /./,
    title: /Order placed/i,
    noindex: true,
    hasBrowserContent: true,
  },
];

/** Routes whose content depends on an earlier choice of the shopper (rule 10). */
export const chosenScreens = ({ category, product }: Catalogue): Screen[] => [
  { path: '/subservices', h1: new RegExp(category.name), title: /./, noindex: true },
  { path: '/dresses', h1: new RegExp(category.name), title: /./, noindex: true },
  { path: '/products', h1: /^Products$/, title: /^Products/, noindex: true },
  { path: '/innerdresses', h1: new RegExp(product.name), title: /./, noindex: true },
];

export const signedInScreens: Screen[] = [
  { path: '/details', h1: /./, title: /./, noindex: true },
  { path: '/profile', h1: /./, title: /./, noindex: true },
  { path: '/checkout', h1: /./, title: /./, noindex: true },
  { path: '/myaccount', h1: /My Orders/i, title: /./, noindex: true },
  { path: '/my-orders', h1: /My Orders/i, title: /./, noindex: true },
  { path: '/payment-success', h1: /./, title: /./, noindex: true },
  { path: '/payment-cancelled?order_id=SLR10001', h1: /cancelled/i, title: /./, noindex: true },
  {
    path: '/payment-failed?order_id=SLR10001&error=Your%20card%20was%20declined.',
    h1: /failed|not/i,
    title: /./,
    noindex: true,
  },
  { path: '/admin', h1: /./, title: /./, noindex: true },
];

/**
 * Paths whose pages have the same components as another page, such as Removal Kit B. The short form
 * of slow checks omits these paths, because other tests open their pages.
 */
export const repeatedScreens = ['/RemovalKitB', '/RemovalKitC', '/profile'];

/** Paths without a page, at several depths (rule 1). */
export const unknownPaths = ['/no-such-page', '/no/such-page', '/no/such/page/at/all'];
