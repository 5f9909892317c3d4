/**
 * The domains of the backend, each of which may know those before it and none after it. Parts of
 * `orders` stand before and after calendar and payments, so the list names each part. A domain's own
 * entry means its remaining files.
 */
const domains = [
  'money',
  'catalog',
  'pricing',
  'basket',
  'orders/state',
  'orders/records',
  'orders/steps',
  'orders/link',
  'orders/emails',
  'calendar/bookings',
  'orders/due',
  'payments/records',
  'orders/transition',
  'orders/progress',
  'calendar',
  'payments',
  'orders/placement',
  'orders/page',
  'orders/staff',
  'orders',
];

/** Returns a domain's path without the parts that have their own entry. */
function pathOf(domain) {
  const parts = domains.filter((part) => part.startsWith(`${domain}/`));
  const names = parts.map((part) => part.slice(domain.length + 1));
  return parts.length === 0 ? `${domain}/` : `${domain}/(?!(${names.join('|')})/)`;
}

const api = (folders) => `^api/src/(${folders.map(pathOf).join('|')})`;

const oneDirection = domains.slice(0, -1).map((domain, at) => ({
  name: `${domain.replace('/', '-')}-knows-nothing-after-it`,
  severity: 'error',
  from: { path: api([domain]) },
  to: { path: api(domains.slice(at + 1)) },
}));

/** Which imports there may be at all. ESLint says which workspace may import which. */
module.exports = {
  forbidden: [
    { name: 'no-circle-of-files', severity: 'error', from: {}, to: { circular: true } },
    {
      // A folder is what it holds and what its subfolders hold; those may know each other.
      name: 'no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    ...oneDirection,
    {
      name: 'edge-reaches-no-compiler',
      comment: 'A machine that serves pages has no development dependency.',
      severity: 'error',
      from: { path: '^edge/src/' },
      to: {
        path: '^(releases/src/(api|changes|client|compatibility|service)|build/src/contract-check)/',
        reachable: true,
      },
    },
    {
      name: 'the-mail-queue-knows-no-letter',
      severity: 'error',
      from: { path: api(['mail']) },
      to: { path: api([...domains, 'contact']) },
    },
  ],
  options: {
    // Imports of types count too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
    doNotFollow: { path: 'node_modules' },
    // Nobody imports a test, and it may import whatever it tests.
    exclude: { path: '[.]test[.]tsx?$|(^|/)(dist|node_modules|[.]cache|[.]data|[.]mf)/' },
  },
};
