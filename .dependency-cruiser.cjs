/**
 * Domains of the backend in order. A domain may import only domains before it in this list. Parts
 * of `orders` are before and after calendar and payments, parts of `compose` and `quotes` before and
 * after orders, and parts of `work` before and after calendar, so each part has its own entry. The
 * entry of a domain itself stands for its remaining files.
 */
const domains = [
  'catalog',
  'pricing',
  'compose/records',
  'basket',
  'orders/state',
  'payments/ledger',
  'orders/records',
  'quotes/records',
  'orders/steps',
  'orders/link',
  'orders/emails',
  'work/records',
  'calendar/bookings',
  'orders/due',
  'orders/progress',
  'payments/records',
  'invoices/records',
  'invoices/issue',
  'compose/pricing',
  'orders/transition',
  'calendar',
  'payments',
  'orders/placement',
  'garments/records',
  'orders/page',
  'invoices',
  'orders/staff',
  'orders',
  'quotes',
  'compose',
  'work',
  'garments',
];

/** Returns the pattern of a domain's files. Excludes parts with an entry of their own. */
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

/**
 * Rules for imports within the repository. `scripts/lint/boundaries.ts` has the rules for imports
 * between workspaces.
 */
module.exports = {
  forbidden: [
    { name: 'no-circle-of-files', severity: 'error', from: {}, to: { circular: true } },
    {
      // A folder includes its subfolders, so imports between a folder and its subfolders are
      // permitted.
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
      name: 'the-mail-queue-knows-no-template',
      severity: 'error',
      from: { path: '^api/src/mail/(?!staff/)' },
      to: { path: api([...domains, 'contact']) },
    },
  ],
  options: {
    // Checks imports of types too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
    doNotFollow: { path: 'node_modules' },
    // Excludes tests, because no file imports a test, and a test may import every file.
    exclude: { path: '[.]test[.]tsx?$|(^|/)(dist|node_modules|[.]cache|[.]data|[.]mf)/' },
  },
};
