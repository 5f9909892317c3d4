import type { FoundService } from 'contract/compose/price-calls';
import { Button } from 'shared/ui';
import { type ChangeComposition, changeLine, removeLine } from '../change-composition';
import type { FieldProblem } from '../read-composition';
import type { TypedLine } from '../typed-composition';
import type { Pricing } from '../use-priced-composition';
import { LineRow } from './line-row';
import styles from './composed-lines.module.css';

interface ComposedLinesProps {
  lines: readonly TypedLine[];
  services: readonly FoundService[];
  pricing: Pricing;
  problems: readonly FieldProblem[];
  onChange: ChangeComposition;
  /** Called with the name of a removed line. */
  onRemoved: (name: string) => void;
  /** Called when Enter is pressed in a quantity or a price. */
  onEnter: () => void;
  onAddFreeLine: () => void;
}

/** Table of the typed lines with their prices. */
export function ComposedLines(props: ComposedLinesProps) {
  const { lines, services, pricing, problems, onChange, onRemoved, onEnter, onAddFreeLine } = props;
  return (
    <div className={styles.lines}>
      {lines.length === 0 ? (
        <p className={styles.empty}>There is no line yet.</p>
      ) : (
        <table className={styles.table} aria-busy={pricing.isPending}>
          <caption>Lines</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Quantity</th>
              <th scope="col">Price</th>
              <th scope="col">Amount</th>
              <th scope="col">
                <span className={styles.hidden}>Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <LineRow
                key={line.key}
                line={line}
                services={services}
                pricedLine={pricing.priced?.lines[line.key]}
                problems={problems}
                onChange={(newLine) => onChange((current) => changeLine(current, newLine))}
                onRemove={(name) => {
                  onChange((current) => removeLine(current, line.key));
                  onRemoved(name);
                }}
                onEnter={onEnter}
              />
            ))}
          </tbody>
        </table>
      )}
      <div>
        <Button size="small" variant="quiet" onClick={onAddFreeLine}>
          Add a free line
        </Button>
      </div>
    </div>
  );
}
