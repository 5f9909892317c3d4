import type { CatalogueEntity } from 'contract/staff/catalogue/entity';
import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import type { RefObject } from 'react';
import { isRequestError, type RequestError } from 'shared/data';
import * as v from 'shared/schema';
import { useAppDispatch } from 'shared/store';
import {
  catalogueApi,
  useAddCatalogueEntityMutation,
  useChangeCatalogueEntityMutation,
} from '../calls/catalogue-api';
import type { EditedDraft } from '../frame/catalogue-page';
import {
  type EntityInputs,
  listChangedFields,
  listTypedFields,
  pickValues,
  toValues,
} from './form-values';

interface SaveOptions {
  kind: CatalogueKind;
  /** Null for a new entity. */
  entity: CatalogueEntity | null;
  /** Time at which the entity was requested, in ms. */
  readAt: number;
  draft: EditedDraft;
  /** Time of the last save or conflict, in ms. Data requested before that is out of date. */
  basisReadAt: RefObject<number>;
}

/**
 * Returns a function that saves an entity in the draft. The function resolves to the result and the
 * time of the call.
 */
export function useSaveEntity({ kind, entity, readAt, draft, basisReadAt }: SaveOptions) {
  const [add] = useAddCatalogueEntityMutation();
  const [change] = useChangeCatalogueEntityMutation();
  const rethrow = useRethrow();
  const sendToDraft = (draftId: number, inputs: EntityInputs) => {
    const values = toValues(kind, inputs);
    if (entity === null)
      return add({ kind: kind.name, draft: draftId, values, key: inputs.key }).unwrap();
    const changedValues = pickValues(values, listTypedFields(kind, inputs));
    return change({
      kind: kind.name,
      id: entity.id,
      draft: draftId,
      version: inputs.version,
      values: changedValues,
    }).unwrap();
  };
  return async (inputs: EntityInputs) => {
    if (entity !== null && readAt > basisReadAt.current) requireSameBasis(kind, entity, inputs);
    const draftId = await draft.requireDraft();
    return callWithStartTime(() => sendToDraft(draftId, inputs).catch(rethrow));
  };
}

/** Resolves to the result and the time before the call, in ms. */
async function callWithStartTime<Result>(call: () => Promise<Result>) {
  const sentAt = Date.now();
  return { saved: await call(), sentAt };
}

/**
 * Throws a conflict if a field that the user edits has another saved value than at loading. The
 * backend detects only conflicts within one draft.
 */
function requireSameBasis(kind: CatalogueKind, entity: CatalogueEntity, inputs: EntityInputs) {
  const theirs = listChangedFields(kind, inputs.base, entity.values);
  if (!listTypedFields(kind, inputs).some((field) => theirs.includes(field))) return;
  const body = { current: entity, by: entity.by, at: entity.at };
  const conflict: RequestError = { status: 409, serverError: '', message: 'Changed.', body };
  throw conflict;
}

const closedDraftSchema = v.object({ code: v.picklist(['draft_closed', 'scheduled']) });

/**
 * Returns a function that rethrows an error. If a colleague has closed the draft, the function also
 * refetches the catalogue. The next save then goes into another draft.
 */
function useRethrow() {
  const dispatch = useAppDispatch();
  return (cause: unknown): never => {
    if (!isRequestError(cause) || !v.safeParse(closedDraftSchema, cause.body).success) throw cause;
    dispatch(catalogueApi.util.invalidateTags(['Catalogue']));
    throw { ...cause, serverError: `${cause.serverError} ${NEXT_DRAFT_HINT}` };
  };
}

const NEXT_DRAFT_HINT = 'Your text is still here. Save again, and it goes into another draft.';
