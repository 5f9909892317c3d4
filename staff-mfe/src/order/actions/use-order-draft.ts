import { useAuth } from 'shared/session';
import { deleteDraft, readDraft } from 'shared/desk';

/**
 * Returns the key of a dialog's saved values, and a function that deletes these values. The values
 * survive an expired session. The key contains no personal data.
 */
export function useOrderDraft(orderno: string, dialogName: string) {
  const userId = useAuth().user?.id;
  const draftKey = `order ${orderno} ${dialogName}`;
  const storageKey = `${userId} ${draftKey}`;
  return { draftKey, deleteOwnDraft: () => deleteDraft(storageKey) };
}

/** Returns functions that find and delete the saved values of an order's dialogs. */
export function useOrderDrafts(orderno: string) {
  const userId = useAuth().user?.id;
  const toKey = (dialogName: string) => `${userId} order ${orderno} ${dialogName}`;
  return {
    hasDraft: (dialogName: string) => Object.keys(readDraft<object>(toKey(dialogName))).length > 0,
    deleteDraft: (dialogName: string) => deleteDraft(toKey(dialogName)),
  };
}
