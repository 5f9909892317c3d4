import { DialogFrame, type DialogProps } from '../dialog/dialog-frame';
import styles from './drawer.module.css';

export interface DrawerProps extends DialogProps {
  closeLabel?: string;
}

export const DrawerDialog = (props: DrawerProps) => (
  <DialogFrame {...props} className={styles.drawer} />
);
