import type { Draft } from 'contract/staff/catalogue/draft';
import { formatDate } from 'contract/calendar/date-texts';
import { useEffect, useRef } from 'react';
import { chooseDraft, useChosenDraft } from './chosen-draft';
import { useCreateCatalogueDraftMutation, useGetCatalogueDraftsQuery } from '../calls/drafts-api';

/** Returns a name like 'Changes of 26 November'. */
export const nameNewDraft = (): string =>
  `Changes of ${formatDate(new Date()).replace(/ \d{4}$/, '')}`;

const isEditable = ({ state }: Draft) => state === 'open' || state === 'failed';

/**
 * Returns the draft, a set of unpublished changes, that the user edits. This is the chosen draft,
 * or else the newest open draft.
 */
export function useCurrentDraft() {
  const query = useGetCatalogueDraftsQuery();
  const { refetch } = query;
  // The user or a colleague may have changed a draft in another tab.
  useEffect(() => {
    const onFocus = () => void refetch();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refetch]);
  const { id: chosenId, choices } = useChosenDraft();
  const [create] = useCreateCatalogueDraftMutation();
  /** The draft that is being created. Other changes meanwhile go into the same draft. */
  const pendingDraft = useRef<Promise<number>>(undefined);
  const drafts = query.data ?? [];
  const editableDrafts = drafts.filter(isEditable);
  const draft = editableDrafts.find(({ id }) => id === chosenId) ?? editableDrafts[0] ?? null;

  const createDraft = async (name: string, isByHand: boolean): Promise<number> => {
    const createdDraft = await create({ name, key: crypto.randomUUID() }).unwrap();
    // Waits for the new list. Until the list contains the new draft, the page would show the former
    // draft.
    await query.refetch();
    chooseDraft(createdDraft.id, isByHand);
    return createdDraft.id;
  };
  /** Resolves to the id of the edited draft. Creates a draft if none is open. */
  const requireDraft = async (): Promise<number> => {
    if (draft !== null) return draft.id;
    pendingDraft.current ??= createDraft(nameNewDraft(), false).finally(() => {
      pendingDraft.current = undefined;
    });
    return pendingDraft.current;
  };
  return {
    query,
    /** Undefined until the drafts are loaded. */
    draft: query.data === undefined ? undefined : draft,
    editableDrafts,
    scheduledDrafts: drafts.filter(({ state }) => state === 'scheduled'),
    /** Number of times that the user chose a draft by hand. A change of it resets the forms. */
    choices,
    createDraft,
    requireDraft,
  };
}
