import type { FaqTopic } from './faq-entries';

/** Returns the questions and answers as schema.org data for search engines (rule 8). */
export const buildFaqData = (topics: readonly FaqTopic[]) => ({
  '@type': 'FAQPage',
  mainEntity: topics
    .flatMap(({ entries }) => entries)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
});
