import type { Crumb } from 'shared/ui';

/** Returns schema.org data of a breadcrumb (rule 8). */
export const breadcrumbList = (publicUrl: string, crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(typeof to === 'string' ? { item: publicUrl + to } : {}),
  })),
});
