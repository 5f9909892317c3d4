import type { CatalogueField, ProductPicture } from 'contract/catalog/field';
import { useId } from 'react';
import { useController, type UseControllerReturn } from 'shared/desk';
import { Field, SelectField } from 'shared/forms';
import { toIds, toLines, toPictures } from '../values/format-value';
import { useEntityTitles } from '../values/use-titles';
import { PicturesInput } from '../pictures/pictures-input';
import { checkInput, type EntityInputs } from './form-values';
import { LinesInput } from './lines-input';
import type { EntityForm } from './use-entity-form';
import styles from './entity.module.css';

interface FieldInputProps {
  field: CatalogueField;
  form: EntityForm;
  draftId: number | null;
}

export function FieldInput(props: FieldInputProps) {
  const { field, form } = props;
  const { name, label, hint, isRequired, type } = field;
  const error = form.errorOf(name);
  if (controlledTypes.includes(type)) return <ControlledInput {...props} />;
  const labelProps = { label, hint, error, required: isRequired === true };
  const fieldProps = form.register(name, { validate: (input) => checkInput(field, input) });
  if (type === 'text') return <Field multiline rows={4} {...labelProps} {...fieldProps} />;
  const isNumber = type === 'price' || type === 'integer';
  return (
    <Field
      {...labelProps}
      autoComplete="off"
      inputMode={type === 'price' ? 'decimal' : type === 'integer' ? 'numeric' : undefined}
      className={isNumber ? styles.number : undefined}
      spellCheck={type === 'line'}
      {...fieldProps}
    />
  );
}

const controlledTypes: readonly string[] = [
  'reference',
  'references',
  'choice',
  'flag',
  'lines',
  'picture',
  'pictures',
];

type Controller = UseControllerReturn<EntityInputs>['field'];

function ControlledInput({ field, form, draftId }: FieldInputProps) {
  const { name, label, hint, isRequired, type, maxEntries = Infinity } = field;
  const { field: controller } = useController({
    name,
    control: form.control,
    rules: { validate: (input) => checkInput(field, input) },
  });
  const error = form.errorOf(name);
  const { ref: focusRef, value, onChange } = controller;
  const inputProps = { label, hint, error, focusRef };
  switch (type) {
    case 'flag':
      return <Flag label={label} hint={hint} controller={controller} />;
    case 'lines':
      return (
        <LinesInput
          {...inputProps}
          maxEntries={maxEntries}
          onChange={onChange}
          value={toLines(value)}
        />
      );
    case 'picture':
    case 'pictures': {
      const isSingle = type === 'picture';
      const update = (change: (current: readonly ProductPicture[]) => ProductPicture[]) => {
        const pictures = change(toPictures(form.getValues(name)));
        onChange(isSingle ? (pictures[0]?.file ?? '') : pictures);
      };
      return (
        <PicturesInput
          {...inputProps}
          value={toPictures(value)}
          max={isSingle ? 1 : maxEntries}
          isRequired={isRequired === true}
          onUpdate={update}
        />
      );
    }
    case 'references':
      return <References field={field} error={error} controller={controller} draftId={draftId} />;
    case 'choice':
      return (
        <SelectField
          label={label}
          hint={hint}
          error={error}
          options={field.options ?? []}
          {...controller}
          value={String(value)}
        />
      );
    default:
      return <Reference field={field} error={error} controller={controller} draftId={draftId} />;
  }
}

function Flag(props: { label: string; hint: string | undefined; controller: Controller }) {
  const { label, hint, controller } = props;
  const { ref, name, value, onChange, onBlur } = controller;
  return (
    <label className={styles.flag}>
      <input
        type="checkbox"
        ref={ref}
        name={name}
        onBlur={onBlur}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {hint && <span className={styles.hint}> {hint}</span>}
      </span>
    </label>
  );
}

interface ReferenceProps {
  field: CatalogueField;
  error: string | undefined;
  controller: Controller;
  draftId: number | null;
}

/**
 * Select for a referenced entity. If the current entity is no longer listed, it is still an option.
 */
function Reference({ field, error, controller, draftId }: ReferenceProps) {
  const { label, hint, isRequired, of: kind } = field;
  const { titles } = useEntityTitles(kind, draftId);
  const value = String(controller.value ?? '');
  const options = [...titles].map(([id, title]) => ({ value: String(id), label: title }));
  const isListed = value === '' || titles.has(Number(value));
  return (
    <SelectField
      label={label}
      hint={hint}
      error={error}
      required={isRequired === true}
      options={[
        { value: '', label: isRequired ? 'Choose' : 'None' },
        ...options,
        ...(isListed ? [] : [{ value, label: `No. ${value}` }]),
      ]}
      {...controller}
      value={value}
    />
  );
}

/** Check boxes for the referenced entities. An entity that is no longer listed has one too. */
function References({ field, error, controller, draftId }: ReferenceProps) {
  const { label, hint, of: kind } = field;
  const { titles } = useEntityTitles(kind, draftId);
  const fieldId = useId();
  const { ref, name, value, onChange, onBlur } = controller;
  const chosenIds = toIds(value);
  const ids = new Set([...titles.keys(), ...chosenIds]);
  const toggle = (id: number, isChosen: boolean) =>
    onChange(
      (isChosen ? [...chosenIds, id] : chosenIds.filter((chosenId) => chosenId !== id)).toSorted(
        (a, b) => a - b,
      ),
    );
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      className={styles.lines}
      aria-describedby={error ? `${fieldId}-hint ${fieldId}-error` : `${fieldId}-hint`}
    >
      <legend className={styles.label}>{label}</legend>
      <p id={`${fieldId}-hint`} className={styles.hint}>
        {hint}
      </p>
      {[...ids].map((id) => (
        <label key={id} className={styles.flag}>
          <input
            type="checkbox"
            name={name}
            onBlur={onBlur}
            checked={chosenIds.includes(id)}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
          />
          <span>{titles.get(id) || `No. ${id}`}</span>
        </label>
      ))}
      {error && (
        <p id={`${fieldId}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
