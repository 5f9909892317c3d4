import type { CatalogueEntity } from 'contract/staff/catalogue/entity';
import type { CatalogueField } from 'contract/catalog/field';
import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { useWatch } from 'shared/desk';
import { Link } from 'shared/router';
import { ValueView } from '../differences/value-view';
import { FieldInput } from './field-input';
import { isSameInput } from './form-values';
import type { EntityForm } from './use-entity-form';
import styles from './entity.module.css';

interface FieldRowProps {
  kind: CatalogueKind;
  field: CatalogueField;
  form: EntityForm;
  entity: CatalogueEntity | null;
  draftId: number | null;
}

/** Renders a field, the published value if it differs, and other drafts that change the field. */
export function FieldRow({ kind, field, form, entity, draftId }: FieldRowProps) {
  const input: unknown = useWatch({ control: form.control, name: field.name });
  const publishedValues = entity?.published ?? null;
  const isChanged =
    publishedValues !== null && !isSameInput(field, publishedValues[field.name], input);
  const otherDrafts = entity?.elsewhere.filter(({ fields }) => fields.includes(field.name)) ?? [];
  return (
    <div id={`field-${field.name}`} className={styles.row} data-changed={isChanged || undefined}>
      <FieldInput field={field} form={form} draftId={draftId} />
      {(isChanged || otherDrafts.length > 0) && (
        <div className={styles.beside}>
          {isChanged && (
            <>
              <p className={styles.besideLabel}>Shoppers see</p>
              <ValueView
                kind={kind}
                draftId={draftId}
                name={field.name}
                value={publishedValues[field.name]}
              />
            </>
          )}
          {otherDrafts.map(({ id, name }) => (
            <p key={id} className={styles.hint}>
              Also changed in <Link to={`/admin/catalogue/drafts/${id}`}>{name}</Link>
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
