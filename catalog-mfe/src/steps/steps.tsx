import styles from './steps.module.css';

/** How something goes: a few sentences, numbered, beside each other where there is room. */
export const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol className={styles.steps}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);
