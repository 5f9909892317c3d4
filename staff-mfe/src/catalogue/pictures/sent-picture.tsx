import type { Picture as LibraryPicture } from 'contract/staff/catalogue/picture';
import { Picture } from 'shared/ui';
import { PictureDetails } from './picture-details';
import styles from './pictures.module.css';

/** Form for the description of a picture that was just uploaded. */
export const SentPicture = ({ picture }: { picture: LibraryPicture }) => (
  <div className={styles.sent}>
    <Picture file={picture.file} alt="" ratio="1/1" sizes="96px" className={styles.small} />
    <PictureDetails picture={picture} />
  </div>
);
