import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import { type CatalogueEntity, catalogueEntity } from 'contract/staff/catalogue/entity';
import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { useRef, useState } from 'react';
import * as v from 'shared/schema';
import { useStaffForm } from 'shared/desk';
import type { EditedDraft } from '../frame/catalogue-page';
import {
  type EntityInputs,
  listChangedFields,
  listTypedFields,
  pickValues,
  toInputs,
  toValues,
} from './form-values';
import { useSaveEntity } from './use-save-entity';

/** Body of a 409 after a colleague changed the entity in the same draft. */
const conflictSchema = v.object({
  current: catalogueEntity,
  by: v.nullish(v.string(), ''),
  at: v.nullish(v.string(), ''),
});

export type EntityConflict = v.InferOutput<typeof conflictSchema> & {
  base: CatalogueValues;
  mine: CatalogueValues;
};

interface EntityFormOptions {
  kind: CatalogueKind;
  /** Null for a new entity. */
  entity: CatalogueEntity | null;
  /** Time at which the entity was requested, in ms. */
  readAt: number;
  draft: EditedDraft;
  onSaved: (id: number) => void;
}

/**
 * Returns the form of an entity. The form sends only changed fields, and keeps the typed values
 * after a failure.
 */
export function useEntityForm({ kind, entity, readAt, draft, onSaved }: EntityFormOptions) {
  const [conflict, setConflict] = useState<EntityConflict | null>(null);
  /** Time of the last save or conflict, in ms. An entity requested before that is out of date. */
  const basisReadAt = useRef(0);
  const [defaultValues] = useState(() =>
    toInputs(kind, entity?.values ?? {}, {
      version: entity?.version ?? 0,
      key: crypto.randomUUID(),
    }),
  );
  const save = useSaveEntity({ kind, entity, readAt, draft, basisReadAt });
  const form = useStaffForm<EntityInputs>({
    defaultValues,
    // The key contains no draft id, because the first save begins a draft and a colleague may
    // publish that draft.
    draftKey: `catalogue ${kind.name} ${entity?.id ?? 'new'}`,
    hasUserInput: (inputs) => listTypedFields(kind, inputs).length > 0,
    send: async (inputs) => {
      const { saved, sentAt } = await save(inputs);
      basisReadAt.current = sentAt;
      const versionAndKey = { version: saved.version, key: crypto.randomUUID() };
      // Uses the saved values as the new `base`, with which the form compares its inputs. Keeps the
      // typed inputs.
      form.reset(toInputs(kind, { ...inputs.base, ...toValues(kind, inputs) }, versionAndKey));
      onSaved(saved.id);
    },
    onConflict: (body, inputs) => {
      const parseResult = v.safeParse(conflictSchema, body);
      if (!parseResult.success) return false;
      basisReadAt.current = Date.now();
      setConflict({ ...parseResult.output, base: inputs.base, mine: toValues(kind, inputs) });
      return true;
    },
  });
  /** Applies the user's changes to the colleague's state, and saves. */
  const apply = () => {
    if (!conflict) return;
    const { current, base, mine } = conflict;
    const ownChanges = pickValues(mine, listChangedFields(kind, base, mine));
    const versionAndKey = { version: current.version, key: form.getValues('key') };
    form.reset({
      ...toInputs(kind, { ...current.values, ...ownChanges }, versionAndKey),
      base: current.values,
    });
    setConflict(null);
    void form.submit();
  };
  const discard = () => {
    if (!conflict) return;
    const versionAndKey = { version: conflict.current.version, key: form.getValues('key') };
    form.reset(toInputs(kind, conflict.current.values, versionAndKey));
    form.deleteDraft();
    setConflict(null);
  };
  const keepEditing = () => setConflict(null);
  return { form, conflict, basisReadAt, apply, discard, keepEditing };
}

export type EntityForm = ReturnType<typeof useEntityForm>['form'];
