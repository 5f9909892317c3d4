import {
  type CatalogueEntity,
  catalogueEntitySchema,
  type CatalogueValues,
} from 'contract/staff/catalogue/entity';
import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { useRef, useState } from 'react';
import { isRequestError, type RequestError } from 'shared/data';
import * as v from 'shared/schema';
import { useAppDispatch } from 'shared/store';
import { useStaffForm } from '../../ui/use-staff-form';
import {
  catalogueApi,
  useAddCatalogueEntityMutation,
  useChangeCatalogueEntityMutation,
} from '../data/catalogue-api';
import { unreadableAnswer } from '../data/use-current-draft';
import type { EditedDraft } from '../frame/catalogue-page';
import {
  type EntityInputs,
  listChangedFields,
  listTypedFields,
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
  /** Time at which the entity was requested, in ms. */
  readAt: number;
  draft: EditedDraft;
  onSaved: (id: number) => void;
}

/** The form of one entity. It sends the changed fields only, and loses nothing after a failure. */
export function useEntityForm({ kind, entity, readAt, draft, onSaved }: EntityFormOptions) {
  const [add] = useAddCatalogueEntityMutation();
  const [change] = useChangeCatalogueEntityMutation();
  const [conflict, setConflict] = useState<EntityConflict | null>(null);
  const readAgain = useReadAgain();
  /** Time of the change that the form is based on, in ms. An entity requested before is out of date. */
  const basisAt = useRef(0);
  const [defaultValues] = useState(() =>
    toInputs(kind, entity?.values ?? {}, {
      ...{ version: entity?.version ?? 0, key: crypto.randomUUID() },
    }),
  );
  const save = async (inputs: EntityInputs) => {
    const values = toValues(kind, inputs);
    if (entity !== null && readAt > basisAt.current) requireSameBasis(kind, entity, inputs);
    const draftId = await draft.requireDraft();
    const sentAt = Date.now();
    const saved = await sendTo(draftId, inputs, values);
    basisAt.current = sentAt;
    return saved;
  };
  const sendTo = (draftId: number, inputs: EntityInputs, values: CatalogueValues) => {
    if (entity === null) {
      return add({ kind: kind.name, draft: draftId, values, key: inputs.key }).unwrap();
    }
    const changedValues = pickValues(values, listTypedFields(kind, inputs));
    return change({
      ...{ kind: kind.name, id: entity.id, draft: draftId },
      ...{ version: inputs.version, values: changedValues },
    }).unwrap();
  };
  const form = useStaffForm<EntityInputs>({
    defaultValues,
    // Without the draft's id: the first save begins a draft, and a colleague can publish it.
    draftKey: `catalogue ${kind.name} ${entity?.id ?? 'new'}`,
    hasTyped: (inputs) => listTypedFields(kind, inputs).length > 0,
    send: async (inputs) => {
      const saved = await save(inputs).catch(readAgain);
      if (saved === null) throw unreadableAnswer;
      const rest = { version: saved.version, key: crypto.randomUUID() };
      // The saved inputs are the new basis. The fields themselves stay as they are typed.
      form.reset(toInputs(kind, { ...inputs.base, ...toValues(kind, inputs) }, rest));
      onSaved(saved.id);
    },
    onConflict: (body, inputs) => {
      const parsed = v.safeParse(conflictSchema, body);
      if (!parsed.success) return false;
      basisAt.current = Date.now();
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
  return { form, conflict, basisAt, apply, discard };
}

/**
 * Throws a conflict if the entity has other values in the typed fields than those that the inputs
 * are based on. The backend finds only changes in the same draft.
 */
function requireSameBasis(kind: CatalogueKind, entity: CatalogueEntity, inputs: EntityInputs) {
  const theirs = listChangedFields(kind, inputs.base, entity.values);
  if (!listTypedFields(kind, inputs).some((field) => theirs.includes(field))) return;
  const body = { current: entity, by: entity.by, at: entity.at };
  const conflict: RequestError = { status: 409, serverError: '', message: 'Changed.', body };
  throw conflict;
}

const closedSchema = v.object({ code: v.picklist(['draft_closed', 'scheduled']) });

/**
 * Returns a function that rethrows an error. If a colleague published, scheduled or discarded the
 * draft meanwhile, it reads the catalogue again, so that the next save goes into another draft.
 */
function useReadAgain() {
  const dispatch = useAppDispatch();
  return (cause: unknown): never => {
    if (!isRequestError(cause) || !v.safeParse(closedSchema, cause.body).success) throw cause;
    dispatch(catalogueApi.util.invalidateTags(['Catalogue']));
    throw { ...cause, serverError: `${cause.serverError} ${NEXT_DRAFT}` };
  };
}

const NEXT_DRAFT = 'Your text is still here. Save again, and it goes into another draft.';

export type EntityForm = ReturnType<typeof useEntityForm>['form'];
