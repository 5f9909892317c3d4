import { personalisationOf, type PackageLine, useFeature } from 'shared/core';
import { Badge } from 'shared/ui';
import styles from './line-label.module.css';

/** A personalised line of the summary: that it is, and what it shall say (decision 48). */
export function PersonalisedLabel({ line }: { line: PackageLine }) {
  const isKnown = useFeature('personalisation');
  const text = isKnown && personalisationOf(line);
  return (
    <>
      <span>{`${line.name} (qty: ${line.cartquantity})`}</span>
      <span className={styles.mark}>
        <Badge tone="rose">Personalised</Badge>
      </span>
      {text && <q className={styles.text}>{text}</q>}
    </>
  );
}
