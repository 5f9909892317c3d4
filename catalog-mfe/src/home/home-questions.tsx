import { fillInShopDetails } from 'contract/content/shop-texts';
import { useConfig } from 'shared/session';
import { Section, Skeleton, SkeletonGroup, TextLink } from 'shared/ui';
import styles from './home-questions.module.css';
import { useGetHomeQuestionsQuery } from './home-api';

/** First questions of the FAQ. If the FAQ cannot be read, the link to all questions stays. */
export function HomeQuestions() {
  const shop = useConfig();
  const { data, isFetching } = useGetHomeQuestionsQuery();
  return (
    <Section title="Often asked" aside={<TextLink to="/faq">All questions and answers</TextLink>}>
      {data && data.length > 0 && (
        <div className={styles.questions}>
          {data.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{fillInShopDetails(answer, shop)}</p>
            </details>
          ))}
        </div>
      )}
      {!data && isFetching && (
        <SkeletonGroup label="questions">
          <Skeleton lines={4} />
        </SkeletonGroup>
      )}
    </Section>
  );
}
