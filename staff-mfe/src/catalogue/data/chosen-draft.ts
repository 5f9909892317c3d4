import { useSyncExternalStore } from 'react';
import { readDraft, writeDraft } from '../../ui/drafts';

/** The draft that this browser tab edits. */
interface ChosenDraft {
  id: number | null;
  /** Rises when the reader chooses another draft by hand. Forms begin again then. */
  choices: number;
}

const KEY = 'catalogue draft';

let chosenDraft: ChosenDraft | null = null;
const listeners = new Set<() => void>();

function readChosenDraft(): ChosenDraft {
  chosenDraft ??= { id: readDraft<{ id: number }>(KEY).id ?? null, choices: 0 };
  return chosenDraft;
}

/** Remembers the draft until the tab is closed. */
export function chooseDraft(id: number | null, isByHand = true): void {
  const { choices } = readChosenDraft();
  chosenDraft = { id, choices: isByHand ? choices + 1 : choices };
  writeDraft(KEY, { id });
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useChosenDraft = () => useSyncExternalStore(subscribe, readChosenDraft);
