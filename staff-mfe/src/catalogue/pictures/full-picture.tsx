import { useConfig } from 'shared/session';
import styles from './pictures.module.css';

/** Renders a picture without cropping. The description is beside the picture, so `alt` is empty. */
export function FullPicture({ file }: { file: string }) {
  const { apiHost } = useConfig();
  const path = file.split('/').map(encodeURIComponent).join('/');
  return <img className={styles.full} src={`${apiHost}/images/${path}?w=960`} alt="" />;
}
