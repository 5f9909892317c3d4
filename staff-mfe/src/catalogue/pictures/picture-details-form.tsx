import type { Picture } from 'contract/staff/catalogue/picture';
import { type FormEvent, useState } from 'react';
import { Field } from 'shared/forms';
import { useToast } from 'shared/overlays';
import { Button, Cluster } from 'shared/ui';
import { FailureNotice } from '../../ui/failure-notice';
import { useChangePictureMutation } from '../data/pictures-api';
import { useAttempt } from '../data/use-attempt';
import { FocalPointDialog, type Focus } from './focal-point';

/** The description and the focal point of a picture of the library. */
export function PictureDetailsForm({ picture }: { picture: Picture }) {
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(focus);
  };
  return (
    <form noValidate onSubmit={submit} aria-label={`Picture ${picture.alt || file}`}>
      <Field
        label="Description"
        hint="For people who do not see the picture."
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      <FailureNotice error={error} />
      <Cluster gap={2}>
        <Button type="submit" size="small" variant="secondary" busy={isBusy}>
          Save
        </Button>
        <Button size="small" variant="quiet" onClick={() => setFocusing(true)}>
          Focal point
        </Button>
      </Cluster>
      {isFocusing && (
        <FocalPointDialog
          {...{ file, focus }}
          onSave={(newFocus) => {
            setFocus(newFocus);
            setFocusing(false);
            void save(newFocus);
          }}
          onClose={() => setFocusing(false)}
        />
      )}
    </form>
  );
}
