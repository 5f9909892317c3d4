import styles from './steps.module.css';

/** Numbered sentences, side by side on wide screens. */
export const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol className={styles.steps}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);
