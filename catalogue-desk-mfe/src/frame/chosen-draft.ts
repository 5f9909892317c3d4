import { useSyncExternalStore } from 'react';
import { readDraft, writeDraft } from 'shared/desk';

/** The draft, a set of unpublished changes of the catalogue, that this browser tab edits. */
interface ChosenDraft {
  id: number | null;
  /**
   * Number of times that the user chose a draft by hand. A change of this number resets the forms.
   */
  choices: number;
}

const STORAGE_KEY = 'catalogue draft';

let chosenDraft: ChosenDraft | null = null;
const listeners = new Set<() => void>();

function readChosenDraft(): ChosenDraft {
  chosenDraft ??= { id: readDraft<{ id: number }>(STORAGE_KEY).id ?? null, choices: 0 };
  return chosenDraft;
}

/** Stores the chosen draft until the tab is closed. */
export function chooseDraft(id: number | null, isByHand = true): void {
  const { choices } = readChosenDraft();
  chosenDraft = { id, choices: isByHand ? choices + 1 : choices };
  writeDraft(STORAGE_KEY, { id });
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useChosenDraft = () => useSyncExternalStore(subscribe, readChosenDraft);
