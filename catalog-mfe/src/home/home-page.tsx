import { useGetServicesQuery } from 'shared/data';
import { PageHead, useConfig } from 'shared/core';
import { Page, ReadState, Section, Skeleton, SkeletonCards, SkeletonGroup } from 'shared/ui';
import { businessData } from '../structured-data/business-data';
import { useGetBannersQuery } from './banners-api';
import { HomeBanner } from './home-banner';
import styles from './home.module.css';
import { HomeServices } from './home-services';
import { QueryForm } from './query-form';

/** /: banner, services and a query form (specification §2, 'Home'). */
export function HomePage() {
  const config = useConfig();
  const services = useGetServicesQuery();
  const { data: banners } = useGetBannersQuery();
  return (
    <>
      <PageHead
        title="Removals and wedding dress care in London"
        description="Removals, packing materials and removal kits in London, and wedding dresses cleaned and preserved by hand."
        keywords="removals London, removal kits, packing materials, wedding dress cleaning, wedding dress preservation"
        image={banners?.[0]?.picture || undefined}
        jsonLd={[businessData(config)]}
      />
      <HomeBanner />
      <Page>
        <div className={styles.services}>
          <ReadState read={services} what="the services" pending={<Pending />}>
            {(list) => <HomeServices services={list} />}
          </ReadState>
        </div>
        <Section
          title="Have a question?"
          intro="Tell us about your move, your boxes or your dress."
          tone="blush"
        >
          <QueryForm />
        </Section>
      </Page>
    </>
  );
}

const Pending = () => (
  <>
    <SkeletonGroup label="our services">
      <Skeleton shape="title" width="half" />
      <Skeleton shape="picture" />
    </SkeletonGroup>
    <SkeletonCards label="other services" count={3} />
  </>
);
