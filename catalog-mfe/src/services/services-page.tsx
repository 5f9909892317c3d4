import { useMemo } from 'react';
import type { Service } from 'contract/catalog/service';
import { type ProductToCheck, productToCheckSchema } from 'contract/catalog/product-to-check';
import { readList, serverApi, useGetServicesQuery } from 'shared/data';
import { PageHead } from 'shared/router';
import {
  ButtonLink,
  EmptyState,
  Grid,
  Page,
  PageHeader,
  QueryState,
  SkeletonCards,
} from 'shared/ui';
import { sortByPriority } from './sort-by-priority';
import { ServiceCard } from './service-card';

export function ServicesPage() {
  const servicesQuery = useGetServicesQuery();
  return (
    <Page>
      <PageHead
        title="Our services"
        canonical="/services"
        description="Removals, packing materials and removal kits, and wedding dresses cleaned and preserved by hand."
      />
      <PageHeader
        title="Our services"
        intro="From the last box out of the door to the dress you wore once: choose what you need looked after."
      />
      <QueryState
        query={servicesQuery}
        subject="the services"
        skeleton={<SkeletonCards label="services" count={6} />}
      >
        {(services) => (services.length > 0 ? <Services services={services} /> : <NoServices />)}
      </QueryState>
    </Page>
  );
}

function Services({ services }: { services: Service[] }) {
  const { data: productsToCheck } = useGetDressesToCheckQuery();
  const sortedServices = useMemo(() => sortByPriority(services), [services]);
  const isComingSoon = (service: Service) =>
    productsToCheck !== undefined &&
    !productsToCheck.some((product) => product.serviceid === service.id);
  return (
    <Grid as="ul" min="large">
      {sortedServices.map((service, index) => (
        <ServiceCard
          key={service.id}
          service={service}
          isComingSoon={isComingSoon(service)}
          priority={index === 0}
        />
      ))}
    </Grid>
  );
}

const NoServices = () => (
  <EmptyState
    title="No services are listed just now"
    action={<ButtonLink to="/contact">Ask us what we can do</ButtonLink>}
  >
    <p>We are updating this page. Write to us and we will answer in person.</p>
  </EmptyState>
);

export const comingSoonApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getDressesToCheck: build.query<ProductToCheck[], void>({
      query: () => ({ url: 'users/getdressestocheck', public: true }),
      transformResponse: (response) => readList(productToCheckSchema, response),
    }),
  }),
});

const { useGetDressesToCheckQuery } = comingSoonApi;
