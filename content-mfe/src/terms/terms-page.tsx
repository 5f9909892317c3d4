import type { TermsSection } from 'contract/content/text-calls';
import { PageHead } from 'shared/router';
import { useConfig } from 'shared/session';
import { Anchor, CollapsibleSection, Page, PageHeader, QueryState } from 'shared/ui';
import { TextBlocks, TextsSkeleton } from '../texts/text-blocks';
import { useGetTermsQuery } from '../texts/texts-api';
import styles from './terms-page.module.css';

export function TermsPage() {
  const { brand } = useConfig();
  const termsQuery = useGetTermsQuery();
  return (
    <Page>
      <PageHead
        title="Terms and conditions"
        canonical="/terms"
        description={`The terms on which ${brand} sells, cleans, preserves and delivers: prices, your right to cancel, insurance, complaints and your personal data.`}
      />
      <PageHeader
        title="Terms and conditions"
        intro="What we promise, what we ask of you, and what you can do if something is not right."
      />
      <QueryState
        query={termsQuery}
        subject="the terms"
        skeleton={<TextsSkeleton label="the terms" />}
      >
        {(sections) => <Sections sections={sections} />}
      </QueryState>
    </Page>
  );
}

const Sections = ({ sections }: { sections: readonly TermsSection[] }) => (
  <div className={styles.columns}>
    <nav className={styles.contents} aria-label="Contents">
      <CollapsibleSection title="Contents">
        <ol>
          {sections.map(({ anchor, title }) => (
            <li key={anchor}>
              <Anchor to={`#${anchor}`}>{title}</Anchor>
            </li>
          ))}
        </ol>
      </CollapsibleSection>
    </nav>
    <div className={styles.sections}>
      {sections.map((section, index) => (
        <Section key={section.anchor} section={section} number={index + 1} />
      ))}
    </div>
  </div>
);

function Section({ section, number }: { section: TermsSection; number: number }) {
  const { anchor, title, content } = section;
  return (
    <section id={anchor} className={styles.section} aria-labelledby={`${anchor}-title`}>
      <h2 id={`${anchor}-title`}>
        <span className={styles.number}>{number}.</span> {title}
      </h2>
      <TextBlocks text={content} />
    </section>
  );
}
