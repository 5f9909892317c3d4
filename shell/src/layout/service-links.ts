import type { Service } from 'contract/catalog/service';

/** Omits services without a slug, which have no page. */
export const listServiceLinks = (services: readonly Service[]) =>
  services
    .toSorted((a, b) => b.priority - a.priority)
    .filter(({ slug }) => slug !== '')
    .map((service) => ({ service, to: `/${encodeURIComponent(service.slug)}` }));
