/**
 * Returns services with the addresses of their pages, by descending priority. Services without a
 * slug have no page and are omitted.
 */
export const listServiceLinks = (services: readonly Service[]) =>
  services
    .toSorted((a, b) => b.priority - a.priority)
    .filter(({ slug }) => slug !== '')
    .map((service) => ({ service, to: `/${encodeURIComponent(service.slug)}` }));
import type { Service } from 'contract/catalog/service';
