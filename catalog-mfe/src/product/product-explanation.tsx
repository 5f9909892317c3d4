import type { ProductDetails } from 'contract/catalog/product-details';
import { Icon, Section } from 'shared/ui';
import { Steps } from '../steps/steps';
import styles from './product-explanation.module.css';

export function ProductExplanation({
  included,
  turnaround,
  steps,
  careInstructions,
}: ProductDetails) {
  return (
    <>
      {(included.length > 0 || turnaround) && (
        <Section>
          <div className={styles.columns}>
            {included.length > 0 && <IncludedItems items={included} />}
            {turnaround && (
              <div className={styles.turnaround}>
                <Icon name="clock" />
                <div>
                  <h2>How long it takes</h2>
                  <p>{turnaround}</p>
                </div>
              </div>
            )}
          </div>
        </Section>
      )}
      {steps.length > 0 && (
        <Section title="How it goes">
          <Steps steps={steps} />
        </Section>
      )}
      {careInstructions && (
        <Section title="Care instructions">
          <p className={styles.care}>{careInstructions}</p>
        </Section>
      )}
    </>
  );
}

const IncludedItems = ({ items }: { items: readonly string[] }) => (
  <div>
    <h2>What is included</h2>
    <ul className={styles.included}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size={20} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  </div>
);
