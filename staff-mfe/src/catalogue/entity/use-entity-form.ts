import {
  type CatalogueEntity,
  catalogueEntitySchema,
  type CatalogueValues,
} from 'contract/staff/catalogue/entity';
import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { useState } from 'react';
import * as v from 'shared/schema';
import { useStaffForm } from '../../ui/use-staff-form';
import {
  useAddCatalogueEntityMutation,
  useChangeCatalogueEntityMutation,
} from '../data/catalogue-api';
import { unreadableAnswer } from '../data/use-current-draft';
import type { EditedDraft } from '../frame/catalogue-page';
import {
  type EntityInputs,
  listChangedFields,
  pickValues,
  toInputs,
  toValues,
} from './form-values';

/** The 409 if a colleague changed the entity in the same draft. */
const conflictSchema = v.object({
  current: catalogueEntitySchema,
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
  draft: EditedDraft;
  onSaved: (id: number) => void;
}

/** The form of one entity. It sends the changed fields only, and loses nothing after a failure. */
export function useEntityForm({ kind, entity, draft, onSaved }: EntityFormOptions) {
  const [add] = useAddCatalogueEntityMutation();
  const [change] = useChangeCatalogueEntityMutation();
  const [conflict, setConflict] = useState<EntityConflict | null>(null);
  const [defaultValues] = useState(() =>
    toInputs(kind, entity?.values ?? {}, {
      ...{ version: entity?.version ?? 0, key: crypto.randomUUID() },
    }),
  );
  const save = async (inputs: EntityInputs) => {
    const values = toValues(kind, inputs);
    const draftId = await draft.requireDraft();
    if (entity === null) {
      return add({ kind: kind.name, draft: draftId, values, key: inputs.key }).unwrap();
    }
    const changedValues = pickValues(values, listChangedFields(kind, inputs.base, values));
    return change({
      ...{ kind: kind.name, id: entity.id, draft: draftId },
      ...{ version: inputs.version, values: changedValues },
    }).unwrap();
  };
  const form = useStaffForm<EntityInputs>({
    defaultValues,
    draftKey: `catalogue ${kind.name} ${entity?.id ?? 'new'} in ${draft.draftId ?? 'no draft'}`,
    send: async (inputs) => {
      const saved = await save(inputs);
      if (saved === null) throw unreadableAnswer;
      const rest = { version: saved.version, key: crypto.randomUUID() };
      // The saved inputs are the new basis. The fields themselves stay as they are typed.
      form.reset(toInputs(kind, { ...inputs.base, ...toValues(kind, inputs) }, rest));
      onSaved(saved.id);
    },
    onConflict: (body, inputs) => {
      const parsed = v.safeParse(conflictSchema, body);
      if (!parsed.success) return false;
      setConflict({ ...parsed.output, base: inputs.base, mine: toValues(kind, inputs) });
      return true;
    },
  });
  /** Puts the reader's changes onto the colleague's state, and saves. */
  const apply = () => {
    if (!conflict) return;
    const { current, base, mine } = conflict;
    const own = pickValues(mine, listChangedFields(kind, base, mine));
    const rest = { version: current.version, key: form.getValues('key') };
    form.reset({ ...toInputs(kind, { ...current.values, ...own }, rest), base: current.values });
    setConflict(null);
    void form.submit();
  };
  const discard = () => {
    if (!conflict) return;
    const rest = { version: conflict.current.version, key: form.getValues('key') };
    form.reset(toInputs(kind, conflict.current.values, rest));
    form.deleteDraft();
    setConflict(null);
  };
  return { form, conflict, apply, discard };
}

export type EntityForm = ReturnType<typeof useEntityForm>['form'];
