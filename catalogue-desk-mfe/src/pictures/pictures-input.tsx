import type { ProductPicture } from 'contract/catalog/field';
import { type Ref, useId, useState } from 'react';
import { Field } from 'shared/forms';
import { Button, Cluster, Icon, Picture } from 'shared/ui';
import { SortableList } from '../sortable/sortable-list';
import { AddPictures } from './add-pictures';
import { FocalPointDialog } from './focal-point';
import styles from './pictures.module.css';

interface PicturesInputProps {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  isRequired: boolean;
  value: readonly ProductPicture[];
  /** Largest number of pictures. If the number is 1, a new picture replaces the current picture. */
  max: number;
  /** Called with an update function, because two uploads can finish at once. */
  onUpdate: (update: (current: readonly ProductPicture[]) => ProductPicture[]) => void;
  /** Focused if the field has an error. */
  focusRef: Ref<HTMLDivElement>;
}

/**
 * Input for one or several pictures of an entity, which the user uploads, chooses, describes and
 * sorts.
 */
export function PicturesInput(props: PicturesInputProps) {
  const { label, hint, error, isRequired, max, focusRef } = props;
  const id = useId();
  const hints = [hint && `Shape ${hint}`, max > 1 && `At most ${max}.`].filter(Boolean).join(' ');
  return (
    <div
      ref={focusRef}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      className={styles.input}
    >
      <p id={`${id}-label`} className={styles.label}>
        {isRequired ? `${label} *` : label}
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {hints}
      </p>
      <ChosenPictures {...props} />
      <AddPictures {...props} />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" size={18} /> {error}
        </p>
      )}
    </div>
  );
}

type ChosenPicturesProps = Pick<PicturesInputProps, 'label' | 'value' | 'max' | 'onUpdate'>;

function ChosenPictures({ label, value, max, onUpdate }: ChosenPicturesProps) {
  if (value.length === 0) return null;
  if (max === 1) {
    const remove = () => onUpdate(() => []);
    return <SinglePicture file={value[0]?.file ?? ''} label={label} onRemove={remove} />;
  }
  const change = (file: string, changes: Partial<ProductPicture>) =>
    onUpdate((current) =>
      current.map((entry) => (entry.file === file ? { ...entry, ...changes } : entry)),
    );
  const remove = (file: string) =>
    onUpdate((current) => current.filter((entry) => entry.file !== file));
  const reorder = (files: readonly string[]) =>
    onUpdate((current) =>
      files.flatMap((file) => current.find((entry) => entry.file === file) ?? []),
    );
  return (
    <SortableList
      label={label}
      layout="grid"
      items={value}
      getId={({ file }) => file}
      getName={({ file, alt }) => alt || file}
      onReorder={reorder}
    >
      {(picture, index) => (
        <DescribedPicture
          picture={picture}
          index={index}
          onChange={(changes) => change(picture.file, changes)}
          onRemove={() => remove(picture.file)}
        />
      )}
    </SortableList>
  );
}

interface DescribedPictureProps {
  picture: ProductPicture;
  index: number;
  onChange: (changes: Partial<ProductPicture>) => void;
  onRemove: () => void;
}

function DescribedPicture({ picture, index, onChange, onRemove }: DescribedPictureProps) {
  const { file, alt, focusX, focusY } = picture;
  const [isFocusing, setFocusing] = useState(false);
  return (
    <div className={styles.described}>
      <Picture file={file} alt="" ratio="3/4" sizes="180px" />
      <Field
        label={`Description of picture ${index + 1}`}
        hint="For people who do not see it."
        value={alt}
        onChange={(event) => onChange({ alt: event.currentTarget.value })}
      />
      <Cluster gap={1}>
        <Button size="small" variant="quiet" onClick={() => setFocusing(true)}>
          Focal point
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Take out picture ${index + 1}`}
          onClick={onRemove}
        >
          Take out
        </Button>
      </Cluster>
      {isFocusing && (
        <FocalPointDialog
          file={file}
          focus={{ x: focusX, y: focusY }}
          onSave={({ x, y }) => {
            onChange({ focusX: x, focusY: y });
            setFocusing(false);
          }}
          onClose={() => setFocusing(false)}
        />
      )}
    </div>
  );
}

const SinglePicture = (props: { file: string; label: string; onRemove: () => void }) => (
  <div className={styles.single}>
    <Picture file={props.file} alt="" ratio="4/3" sizes="220px" />
    <Button
      size="small"
      variant="quiet"
      aria-label={`Take out ${props.label.toLowerCase()}`}
      onClick={props.onRemove}
    >
      Take out
    </Button>
  </div>
);
