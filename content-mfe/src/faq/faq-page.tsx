import { PageHead } from 'shared/router';
import { ButtonLink, Page, PageHeader, Section } from 'shared/ui';
import { Accordion } from './accordion/accordion';
import { type FaqEntry, faqTopics, type FaqTopic } from './faq-entries';
import styles from './faq-page.module.css';

export function FaqPage() {
  return (
    <Page width="normal">
      <PageHead
        title="Questions and answers"
        canonical="/faq"
        description="Cleaning, insurance, packing and collection: what customers ask us before they hand over a wedding dress or order a removal kit."
        keywords="wedding dress cleaning questions, dress insurance, removal kit sizes, collection and delivery"
        jsonLd={[buildFaqData(faqTopics)]}
      />
      <PageHeader
        title="Questions and answers"
        intro="What people ask us before they hand over a dress or order boxes for a move."
      />
      {faqTopics.map(({ id, title, entries }) => (
        <div key={id} className={styles.topic}>
          <Section id={id} title={title}>
            <Accordion items={entries.map(toItem)} headingLevel={3} />
          </Section>
        </div>
      ))}
      <div className={styles.more}>
        <h2>Something else?</h2>
        <p>Ask us. Questions are read and answered by the people who do the work.</p>
        <ButtonLink to="/contact">Ask a question</ButtonLink>
      </div>
    </Page>
  );
}

const toItem = ({ id, question, answer }: FaqEntry) => ({
  id,
  title: question,
  content: answer.map((paragraph) => (
    <p key={paragraph} className={styles.answer}>
      {paragraph}
    </p>
  )),
});

/** schema.org data for search engines (rule 8). */
const buildFaqData = (topics: readonly FaqTopic[]) => ({
  '@type': 'FAQPage',
  mainEntity: topics
    .flatMap(({ entries }) => entries)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
});
