import { useGetServicesQuery } from 'shared/data';
import { PageHead } from 'shared/router';
import { useConfig } from 'shared/session';
import { Page, QueryState, Section, Skeleton, SkeletonCards, SkeletonGroup } from 'shared/ui';
import { buildBusinessData } from '../structured-data';
import { useGetBannersQuery } from './home-api';
import { ShopRating } from '../reviews/shop-rating';
import { Steps } from '../steps/steps';
import { HomeBanner } from './home-banner';
import { HomeFacts } from './home-facts';
import { HomeQuestions } from './home-questions';
import styles from './home.module.css';
import { HomeServices } from './home-services';
import { QueryForm } from './query-form';

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
        jsonLd={[buildBusinessData(config)]}
      />
      <HomeBanner />
      <Page>
        <HomeFacts />
        <ShopRating />
        <div className={styles.services}>
          <QueryState query={services} subject="the services" skeleton={<ServicesSkeleton />}>
            {(list) => <HomeServices services={list} />}
          </QueryState>
        </div>
        <Section title="How it goes">
          <Steps steps={getOrderSteps(config.payments.online)} />
        </Section>
        <HomeQuestions />
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

const getOrderSteps = (isCardPaymentOnline: boolean) => [
  'Choose what you need. Every price is shown before you order, add-ons and delivery included.',
  isCardPaymentOnline
    ? 'Pay by card online, or choose Collection Only and pay later. A guest needs no password.'
    : 'Choose Collection Only and pay later. A guest needs no password.',
  'We confirm by e-mail at once, and get in touch within one working day to agree dates.',
];

const ServicesSkeleton = () => (
  <>
    <SkeletonGroup label="our services">
      <Skeleton shape="title" width="half" />
      <Skeleton shape="picture" />
    </SkeletonGroup>
    <SkeletonCards label="other services" count={3} />
  </>
);
