import type { Service } from 'contract/catalog/service';
import { useMemo } from 'react';
import { ButtonLink, EmptyState, Grid, Section } from 'shared/ui';
import { sortByPriority } from '../services/sort-by-priority';
import { ServiceCard } from '../services/service-card';
import { ServiceCarousel } from './service-carousel';
import { ServiceTiles } from './service-tiles';

/**
 * Renders services with `isHome` as tiles and in the carousel. Renders all other services as cards.
 */
export function HomeServices({ services }: { services: Service[] }) {
  const sortedServices = useMemo(() => sortByPriority(services), [services]);
  const featuredServices = sortedServices.filter(({ isHome }) => isHome);
  const otherServices = sortedServices.filter(({ isHome }) => !isHome);
  if (sortedServices.length === 0) return <NoServices />;
  return (
    <>
      {featuredServices.length > 0 && (
        <>
          <Section title="What we do">
            <ServiceTiles services={featuredServices} />
          </Section>
          <Section title="A closer look">
            <ServiceCarousel services={featuredServices} />
          </Section>
        </>
      )}
      {otherServices.length > 0 && (
        <Section title="Other Services">
          <Grid as="ul">
            {otherServices.map((service) => (
              <ServiceCard key={service.id} service={service} headingLevel={3} />
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}

const NoServices = () => (
  <EmptyState
    title="No services are listed just now"
    action={<ButtonLink to="/contact">Ask us what we can do</ButtonLink>}
  >
    <p>We are updating the shop. Write to us and we will answer in person.</p>
  </EmptyState>
);
