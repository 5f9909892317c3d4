import { getPictureTexts } from 'contract/catalog/picture-texts';
import { type About, aboutSchema } from 'contract/content/about';
import { PageHead } from 'shared/router';
import { useConfig } from 'shared/session';
import {
  ButtonLink,
  EmptyState,
  Page,
  PageBanner,
  Picture,
  QueryState,
  Section,
  Skeleton,
  SkeletonGroup,
} from 'shared/ui';
import { readRecord, serverApi } from 'shared/data';
import styles from './about-page.module.css';

export function AboutPage() {
  const { brand } = useConfig();
  const aboutQuery = useGetAboutQuery();
  return (
    <>
      <PageHead
        title="About us"
        canonical="/about"
        description={`${brand}: removals, packing materials and removal kits, and wedding dresses cleaned and preserved by hand in London.`}
        image={aboutQuery.data?.picture || undefined}
      />
      <PageBanner title="About us" tagline="Sturdy where it matters, gentle where it counts." />
      <Page>
        <QueryState query={aboutQuery} subject="this page" skeleton={<AboutSkeleton />}>
          {(about) => (about?.description ? <Story about={about} /> : <NoStory />)}
        </QueryState>
      </Page>
    </>
  );
}

function Story({ about }: { about: About }) {
  const { brand, warehouse } = useConfig();
  const { alt, position } = getPictureTexts(about, about.picture);
  const paragraphs = about.description
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '');
  return (
    <>
      <div className={styles.story}>
        <Picture
          file={about.picture || null}
          alt={alt || `Inside the workroom of ${brand}`}
          position={position}
          ratio="16/9"
          sizes="(width <= 767px) 100vw, 38rem"
          rounded
          priority
        />
        <div className={styles.text}>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </div>
      <Section title="Come and see us" intro={`Collect your order from us: ${warehouse}.`}>
        <div className={styles.actions}>
          <ButtonLink to="/services">See what we do</ButtonLink>
          <ButtonLink to="/contact" variant="secondary">
            Talk to us
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

const NoStory = () => (
  <EmptyState
    title="Our story is being written"
    action={<ButtonLink to="/services">See what we do</ButtonLink>}
  >
    <p>Until then our services speak for us.</p>
  </EmptyState>
);

const AboutSkeleton = () => (
  <SkeletonGroup label="about us">
    <div className={styles.story}>
      <div className={styles.place}>
        <Skeleton shape="picture" />
      </div>
      <div className={styles.text}>
        <Skeleton shape="text" lines={5} />
        <Skeleton shape="text" lines={5} />
        <Skeleton shape="text" lines={4} />
      </div>
    </div>
  </SkeletonGroup>
);

export const aboutApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getAbout: build.query<About | null, void>({
      query: () => ({ url: 'users/aboutus', public: true }),
      transformResponse: (response) => readRecord(aboutSchema, response),
    }),
  }),
});

const { useGetAboutQuery } = aboutApi;
