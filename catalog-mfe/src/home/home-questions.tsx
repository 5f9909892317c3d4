import { Section, TextLink } from 'shared/ui';
import styles from './home-questions.module.css';

export const HomeQuestions = () => (
  <Section title="Often asked" aside={<TextLink to="/faq">All questions and answers</TextLink>}>
    <div className={styles.questions}>
      {questions.map(([question, answer]) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </Section>
);

const questions = [
  [
    'Is my dress insured while it is with you?',
    'Yes, up to £5000, from the moment our courier collects it until it is back in your hands. It is valued at half the purchase price.',
  ],
  [
    'Which removal kit do I need?',
    'Kit A has 40 boxes and suits small moves, Kit B has 60 for 2-3 bedrooms, Kit C has 100 for 4-5 bedrooms.',
  ],
  [
    'I need my dress for a wedding. How much time should I allow?',
    'Dresses should be returned at least a week before a wedding. Tell us the date when you order, in good time.',
  ],
  [
    'Can I collect my order myself?',
    "Yes: choose 'Collection Only' at checkout. Nothing is paid online, and there is no delivery charge.",
  ],
] as const;
