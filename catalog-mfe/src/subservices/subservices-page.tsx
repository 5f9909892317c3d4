import { type Service, type Subservice, subserviceSchema } from 'contract/catalog/service';
import type { Id } from 'contract/values/readers';
import { Navigate, PageHead } from 'shared/router';
import { useAppSelector } from 'shared/store';
import { Breadcrumb, Page, PageHeader, QueryState, SkeletonCards } from 'shared/ui';
import { readList, serverApi } from 'shared/data';
import { SkeletonTitle } from '../listing/listing-states';
import { SubserviceCards } from './subservice-cards';

export function SubservicesPage() {
  const isRestored = useAppSelector((state) => state.restored);
  const service = useAppSelector((state) => state.services);
  if (isRestored && !service) return <Navigate to="/services" replace />;
  if (isRestored && service && !service.hasSubservices) return <Navigate to="/dresses" replace />;
  return (
    <Page>
      <PageHead
        title={service?.name ?? 'Sub-services'}
        description={service?.meta_description || 'Choose how you would like it done.'}
        noindex
      />
      {isRestored && service ? <ChosenService service={service} /> : <SubservicesSkeleton />}
    </Page>
  );
}

function ChosenService({ service }: { service: Service }) {
  const subservicesQuery = useGetSubservicesQuery(service.id);
  return (
    <>
      <PageHeader
        title={service.name}
        intro="Choose what fits your garment, and we will show you the prices."
        breadcrumb={
          <Breadcrumb items={[{ label: 'Services', to: '/services' }, { label: service.name }]} />
        }
      />
      <QueryState
        query={subservicesQuery}
        subject={`the choices for ${service.name}`}
        skeleton={<SkeletonCards label="sub-services" count={3} />}
      >
        {(subservices) =>
          subservices.length > 0 ? (
            <SubserviceCards service={service} subservices={subservices} />
          ) : (
            <Navigate to="/dresses" replace />
          )
        }
      </QueryState>
    </>
  );
}

const SubservicesSkeleton = () => (
  <>
    <PageHeader title={<SkeletonTitle>Loading sub-services</SkeletonTitle>} />
    <SkeletonCards label="sub-services" count={3} />
  </>
);

export const subservicesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getSubservices: build.query<Subservice[], Id>({
      query: (serviceid) => ({
        url: `users/getsubservices/${encodeURIComponent(serviceid)}`,
        public: true,
      }),
      transformResponse: (response) => readList(subserviceSchema, response),
    }),
  }),
});

const { useGetSubservicesQuery } = subservicesApi;
