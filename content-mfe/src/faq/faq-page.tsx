import type { FaqEntry } from 'contract/content/faq';
import type { FaqTopic } from 'contract/content/text-calls';
import { fillInShopDetails, parseTextBlocks } from 'contract/content/shop-texts';
import { PageHead } from 'shared/router';
import { type ShopConfig, useConfig } from 'shared/session';
import { ButtonLink, Page, PageHeader, QueryState, Section } from 'shared/ui';
import { TextBlocks, TextsSkeleton } from '../texts/text-blocks';
import { Accordion } from './accordion';
import { useGetFaqQuery } from '../texts/texts-api';
import styles from './faq-page.module.css';

export function FaqPage() {
  const shop = useConfig();
  const faqQuery = useGetFaqQuery();
  const entries = (faqQuery.currentData ?? []).flatMap((topic) => topic.entries);
  return (
    <Page width="normal">
      <PageHead
        title="Questions and answers"
        canonical="/faq"
        description="Cleaning, insurance, packing and collection: what customers ask us before they hand over a wedding dress or order a removal kit."
        keywords="wedding dress cleaning questions, dress insurance, removal kit sizes, collection and delivery"
        jsonLd={entries.length > 0 ? [buildFaqData(entries, shop)] : undefined}
      />
      <PageHeader
        title="Questions and answers"
        intro="What people ask us before they hand over a dress or order boxes for a move."
      />
      <QueryState
        query={faqQuery}
        subject="the questions and answers"
        skeleton={<TextsSkeleton label="the questions and answers" />}
      >
        {(topics) => topics.map((topic, index) => <Topic key={index} {...topic} />)}
      </QueryState>
      <div className={styles.more}>
        <h2>Something else?</h2>
        <p>Ask us. Questions are read and answered by the people who do the work.</p>
        <ButtonLink to="/contact">Ask a question</ButtonLink>
      </div>
    </Page>
  );
}

function Topic({ title, entries }: FaqTopic) {
  return (
    <div className={styles.topic}>
      <Section id={toFragment(title)} title={title}>
        <Accordion items={entries.map(toItem)} headingLevel={3} />
      </Section>
    </div>
  );
}

const toFragment = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const toItem = ({ question, answer }: FaqEntry, index: number) => ({
  id: String(index),
  title: question,
  content: <TextBlocks text={answer} paragraphClassName={styles.answer} />,
});

/** Returns schema.org data of the questions for search engines (rule 8). */
const buildFaqData = (entries: readonly FaqEntry[], shop: ShopConfig) => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {
      '@type': 'Answer',
      text: parseTextBlocks(fillInShopDetails(answer, shop)).flat().join(' '),
    },
  })),
});
