import type { Crumb } from 'shared/ui';

/** The way to a page as schema.org tells it (decision 8). The last entry is the page itself. */
export const breadcrumbList = (publicUrl: string, crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(typeof to === 'string' ? { item: publicUrl + to } : {}),
  })),
});
