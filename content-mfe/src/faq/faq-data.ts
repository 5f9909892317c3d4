import type { FaqTopic } from './faq-entries';

/** The questions and answers as schema.org tells them (decision 8). */
export const faqData = (topics: readonly FaqTopic[]) => ({
  '@type': 'FAQPage',
  mainEntity: topics
    .flatMap(({ entries }) => entries)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
});
