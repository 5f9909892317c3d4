import type { ComponentProps } from 'react';
import styles from './resources.module.css';

/** Checkbox whether a record is in use. One that is not stays readable where it was used. */
export const ActiveBox = (props: ComponentProps<'input'>) => (
  <label className={styles.box}>
    <input type="checkbox" {...props} /> <span>Active</span>
  </label>
);
