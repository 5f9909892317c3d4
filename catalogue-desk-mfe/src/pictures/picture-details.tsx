import type { Picture as LibraryPicture } from 'contract/staff/catalogue/picture';
import { type KeyboardEvent, useState } from 'react';
import { Field } from 'shared/forms';
import { useToast } from 'shared/overlays';
import { Button, Cluster, Picture } from 'shared/ui';
import { FailureNotice } from 'shared/desk';
import { useChangePictureMutation } from './pictures-api';
import { useAttempt } from '../calls/use-attempt';
import { FocalPointDialog, type Focus } from './focal-point';
import styles from './pictures.module.css';

/** Form for the description and the focal point of a picture in the library. */
export function PictureDetails({ picture }: { picture: LibraryPicture }) {
  const { file } = picture;
  const toast = useToast();
  const { isBusy, error, attempt } = useAttempt();
  const [change] = useChangePictureMutation();
  const [alt, setAlt] = useState(picture.alt);
  const [focus, setFocus] = useState<Focus>({ x: picture.focusx, y: picture.focusy });
  const [isFocusing, setFocusing] = useState(false);
  const save = async (newFocus: Focus) => {
    const hasSucceeded = await attempt(() =>
      change({ file, alt, focusx: newFocus.x, focusy: newFocus.y }).unwrap(),
    );
    if (hasSucceeded) toast({ kind: 'success', text: 'The picture is saved.' });
  };
  const saveByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Prevents that Enter submits a form around the picture.
    event.preventDefault();
    void save(focus);
  };
  return (
    <div role="group" aria-label={`Picture ${picture.alt || file}`} className={styles.details}>
      <Field
        label="Description"
        hint="For people who do not see the picture."
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
        onKeyDown={saveByEnter}
      />
      <FailureNotice error={error} />
      <Cluster gap={2}>
        <Button size="small" variant="secondary" busy={isBusy} onClick={() => void save(focus)}>
          Save
        </Button>
        <Button size="small" variant="quiet" onClick={() => setFocusing(true)}>
          Focal point
        </Button>
      </Cluster>
      {isFocusing && (
        <FocalPointDialog
          file={file}
          focus={focus}
          onSave={(newFocus) => {
            setFocus(newFocus);
            setFocusing(false);
            void save(newFocus);
          }}
          onClose={() => setFocusing(false)}
        />
      )}
    </div>
  );
}

/** Form for the description of a picture that was just uploaded. */
export const SentPicture = ({ picture }: { picture: LibraryPicture }) => (
  <div className={styles.sent}>
    <Picture file={picture.file} alt="" ratio="1/1" sizes="96px" className={styles.small} />
    <PictureDetails picture={picture} />
  </div>
);
