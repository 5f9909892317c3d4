import { useAuth } from 'shared/session';
import { deleteDraft, readDraft } from '../../ui/drafts';

/**
 * The draft of one dialog of an order, which survives an expired session. Its key contains no
 * personal data.
 */
export function useOrderDraft(orderno: string, name: string) {
  const userId = useAuth().user?.id;
  const draftKey = `order ${orderno} ${name}`;
  const storageKey = `${userId} ${draftKey}`;
  return { draftKey, deleteOwnDraft: () => deleteDraft(storageKey) };
}

/** Returns a function that tells whether a dialog of the order has a draft, and one that deletes it. */
export function useOrderDrafts(orderno: string) {
  const userId = useAuth().user?.id;
  const toKey = (name: string) => `${userId} order ${orderno} ${name}`;
  return {
    hasDraft: (name: string) => Object.keys(readDraft<object>(toKey(name))).length > 0,
    deleteDraft: (name: string) => deleteDraft(toKey(name)),
  };
}
