import type { CatalogueEntity } from 'contract/staff/catalogue/entity';
import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { shortenText } from 'contract/values/shorten-text';
import { type FormEvent, type RefObject, useEffect } from 'react';
import { FormErrorNotice, useWatch } from 'shared/desk';
import { useToast } from 'shared/overlays';
import { useLocation, useNavigate } from 'shared/router';
import { Badge, Button, ButtonLink, Cluster, Stack } from 'shared/ui';
import { LeaveGuard } from './leave-guard';
import { findField, visibilityLabels } from '../values/format-value';
import { readTitle } from '../values/use-titles';
import { ValueView } from '../differences/value-view';
import type { EditedDraft } from '../frame/catalogue-page';
import { EntityActions } from './entity-actions';
import { describeAuthor, EntityConflictDialog } from './entity-conflict-dialog';
import { FieldRow } from './field-row';
import {
  type EntityInputs,
  listChangedFields,
  listTypedFields,
  pickValues,
  toInputs,
} from './form-values';
import { useEntityForm, type EntityForm } from './use-entity-form';
import { useSuggestedSlug } from './use-suggested-slug';
import styles from './entity.module.css';

interface EntityEditorProps {
  kind: CatalogueKind;
  /** Null for a new entity. */
  entity: CatalogueEntity | null;
  /** Time at which the entity was requested, in ms. Undefined while it is requested again. */
  readAt?: number | undefined;
  draft: EditedDraft;
}

/** Form that edits an entity in the draft. */
export function EntityEditor({ kind, entity, readAt = 0, draft }: EntityEditorProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const { form, conflict, basisReadAt, apply, discard, keepEditing } = useEntityForm({
    kind,
    entity,
    readAt,
    draft,
    onSaved: (id) => {
      toast({ kind: 'success', text: 'Saved in the draft. Shoppers see it once you publish.' });
      if (entity === null) void navigate(`/admin/catalogue/${kind.name}/${id}`, { replace: true });
    },
  });
  const hasChanges = useHasChanges(kind, form);
  useColleagueChanges({ kind, entity, form, readAt, basisReadAt });
  useSuggestedSlug(kind, form, entity === null);
  useFocusFromHash();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Stack gap={4}>
      {entity && <EntityHead kind={kind} entity={entity} draftId={draft.draftId} />}
      {entity && <EntityActions kind={kind} entity={entity} draft={draft} isDirty={hasChanges} />}
      <form
        noValidate
        onSubmit={submit}
        aria-label={entity ? `Edit ${kind.noun}` : `New ${kind.noun}`}
      >
        <div className={styles.fields}>
          {kind.fields.map((field) => (
            <FieldRow
              key={field.name}
              kind={kind}
              field={field}
              form={form}
              entity={entity}
              draftId={draft.draftId}
            />
          ))}
        </div>
        <div className={styles.save}>
          <FormErrorNotice text={form.formError} />
          <Cluster>
            <Button type="submit" busy={form.isSending}>
              Save in the draft
            </Button>
            <ButtonLink variant="quiet" to={`/admin/catalogue/${kind.name}`}>
              To the list
            </ButtonLink>
            {hasChanges && <span className={styles.hint}>Not saved yet</span>}
          </Cluster>
        </div>
      </form>
      <LeaveGuard isActive={hasChanges && !form.isSending} />
      <EntityConflictDialog
        kind={kind}
        conflict={conflict}
        draftId={draft.draftId}
        onApply={apply}
        onDiscard={discard}
        onClose={keepEditing}
      />
    </Stack>
  );
}

/**
 * Longest heading, in characters. If an entity has no title, the heading is the beginning of its
 * text.
 */
const MAX_TITLE_LENGTH = 80;

interface EntityHeadProps {
  kind: CatalogueKind;
  entity: CatalogueEntity;
  draftId: number | null;
}

function EntityHead({ kind, entity, draftId }: EntityHeadProps) {
  const { titleField } = kind;
  const isReference = findField(kind, titleField)?.type === 'reference';
  const { values, visibility, change } = entity;
  const author = describeAuthor(entity);
  return (
    <div>
      <Cluster gap={2}>
        <h2 className={styles.title}>
          {isReference ? (
            <ValueView kind={kind} draftId={draftId} name={titleField} value={values[titleField]} />
          ) : (
            shortenText(readTitle(kind, values), MAX_TITLE_LENGTH)
          )}
        </h2>
        <Badge tone={visibility === 'visible' ? 'green' : 'neutral'}>
          {visibilityLabels[visibility]}
        </Badge>
        {change !== 'none' && (
          <Badge tone="brass">{change === 'new' ? 'New' : 'Changed in this draft'}</Badge>
        )}
      </Cluster>
      {author && <p className={styles.hint}>{author}</p>}
    </div>
  );
}

/** Returns whether a field has a value that is not saved in the draft. */
function useHasChanges(kind: CatalogueKind, form: EntityForm): boolean {
  const inputs = useWatch({ control: form.control }) as EntityInputs;
  return listTypedFields(kind, inputs).length > 0;
}

interface ColleagueChangesOptions extends Required<Pick<EntityEditorProps, 'kind' | 'entity'>> {
  form: EntityForm;
  readAt: number;
  /** Time of the last save or conflict, in ms. Data requested before that is out of date. */
  basisReadAt: RefObject<number>;
}

/**
 * Updates the form with values that colleagues changed. Skips the update if the user edits one of
 * the same fields.
 */
function useColleagueChanges({ kind, entity, form, readAt, basisReadAt }: ColleagueChangesOptions) {
  const { getValues, reset } = form;
  useEffect(() => {
    const inputs = getValues();
    if (entity === null || readAt <= basisReadAt.current) return;
    const { version, values } = entity;
    const colleagueFields = listChangedFields(kind, inputs.base, values);
    if (colleagueFields.length === 0 && version === inputs.version) return;
    const ownFields = listTypedFields(kind, inputs);
    // Keeps the user's values, because the next save reports the conflict to the user.
    if (ownFields.some((field) => colleagueFields.includes(field))) return;
    reset({
      ...toInputs(kind, values, { version, key: inputs.key }),
      ...pickValues(inputs, ownFields),
    });
  }, [kind, entity, readAt, basisReadAt, getValues, reset]);
}

/** Focuses the field in the URL's hash, such as '#field-price'. */
function useFocusFromHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash.startsWith('#field-')) return;
    const row = document.getElementById(hash.slice(1));
    row?.querySelector<HTMLElement>('input:not([hidden]), select, textarea, button')?.focus();
  }, [hash]);
}
