import { useConfig } from 'shared/session';
import styles from './pictures.module.css';

/** A picture in its own shape. Its description is beside it. */
export function FullPicture({ file }: { file: string }) {
  const { apiHost } = useConfig();
  const path = file.split('/').map(encodeURIComponent).join('/');
  return <img className={styles.full} src={`${apiHost}/images/${path}?w=960`} alt="" />;
}
