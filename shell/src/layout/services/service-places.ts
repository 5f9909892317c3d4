import type { Service } from 'shared/data';

/** Services by priority, descending, with the address of each one's own page; one without a slug has none. */
export const placesOf = (services: readonly Service[]) =>
  services
    .toSorted((one, other) => other.priority - one.priority)
    .filter(({ slug }) => slug !== '')
    .map((service) => ({ service, to: `/${encodeURIComponent(service.slug)}` }));
