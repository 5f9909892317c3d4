import { PageHead } from 'shared/router';
import { Page, PageHeader, QueryState, Skeleton, SkeletonGroup } from 'shared/ui';
import { useGetSampleServicesQuery } from './sample-api';
import styles from './sample-page.module.css';

export function SamplePage() {
  const servicesQuery = useGetSampleServicesQuery();
  return (
    <Page>
      <PageHead title="Sample" canonical="/sample" description="A page of a remote." />
      <PageHeader title="Sample" intro="A page of a remote from another repository." />
      <QueryState query={servicesQuery} subject="the services" skeleton={<ServicesSkeleton />}>
        {(services) => (
          <ul className={styles.services}>
            {services.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
      </QueryState>
    </Page>
  );
}

const ServicesSkeleton = () => (
  <SkeletonGroup label="the services">
    <Skeleton lines={3} />
  </SkeletonGroup>
);
