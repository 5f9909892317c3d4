import type { Kit } from 'contract/catalog/kits';
import { BOX_SIZE } from 'shared/data';
import styles from './kits.module.css';

export const KitFacts = ({ kit }: { kit: Kit }) => (
  <dl className={styles.facts}>
    <dt>Contents</dt>
    <dd>{kit.boxes} boxes</dd>
    <dt>Box size</dt>
    <dd>{BOX_SIZE}</dd>
    <dt>Suits</dt>
    <dd>{kit.suitableFor}</dd>
  </dl>
);
