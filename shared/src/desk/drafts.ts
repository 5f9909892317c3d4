const KEY_PREFIX = 'staff draft ';

/** Returns the saved values of a form, or {}. Ignores unreadable values. */
export function readDraft<Values>(key: string | null): Partial<Values> {
  const storedText = key === null ? null : getStorage()?.getItem(KEY_PREFIX + key);
  if (!storedText) return {};
  try {
    return JSON.parse(storedText) as Partial<Values>;
  } catch (cause) {
    console.warn('The draft of a form could not be read and is ignored.', cause);
    return {};
  }
}

/** Saves the values of a form until the tab is closed. */
export function writeDraft(key: string, values: unknown): void {
  getStorage()?.setItem(KEY_PREFIX + key, JSON.stringify(values));
}

export function deleteDraft(key: string | null): void {
  if (key !== null) getStorage()?.removeItem(KEY_PREFIX + key);
}

/** Returns the texts that a user has typed in this tab and not saved. */
export function listDraftTexts(userId: number | string): string[] {
  const storage = getStorage();
  const keys = Object.keys(storage ?? {}).filter((key) =>
    key.startsWith(`${KEY_PREFIX}${userId} `),
  );
  const drafts = keys.map((key) => readDraft<FormValues>(key.slice(KEY_PREFIX.length)));
  return drafts.flatMap((draft) =>
    Object.entries(draft).flatMap(([field, value]) =>
      typeof value === 'string' && value !== '' && !hiddenFields.includes(field) ? [value] : [],
    ),
  );
}

type FormValues = Record<string, unknown>;

/** Fields of forms that nobody types. */
const hiddenFields = ['key', 'base'];

/** Returns null on the server and if the browser blocks storage. */
function getStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch (cause) {
    console.warn('The browser blocks storage. Drafts of forms are not saved.', cause);
    return null;
  }
}
