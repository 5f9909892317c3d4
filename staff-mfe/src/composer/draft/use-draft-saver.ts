import { type DraftKind, saveDraft } from 'contract/compose/drafts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isRequestError } from 'shared/data';
import * as v from 'shared/schema';
import { useDiscardDraftMutation, useSaveDraftMutation } from './drafts-api';
import { DraftSaver, type DraftSaverOptions, type SaveOutcome } from './draft-saver';

interface DraftOptions {
  key: string;
  kind: DraftKind;
  /** Number of the order or quote, or ''. */
  subject: string;
  localKey: string;
  /** Version on the server, or 0 for a new draft. */
  version: number;
  savedAt: string;
}

/** Returns the saver of a page's draft with its state. Saves what is left when the page is left. */
export function useDraftSaver(options: DraftOptions) {
  const [sendDraft] = useSaveDraftMutation();
  const [discardDraft] = useDiscardDraftMutation();
  const [saver] = useState(() => {
    const { key, kind, subject, localKey, version, savedAt } = options;
    const save: DraftSaverOptions['save'] = async (body, knownVersion) => {
      const result = await sendDraft({ key, kind, subject, body, version: knownVersion });
      return result.error === undefined
        ? { type: 'saved', ...result.data }
        : readFailure(result.error);
    };
    const discard = () => discardDraft({ key });
    return new DraftSaver({ localKey, version, savedAt, save, discard });
  });
  useEffect(() => {
    const flush = () => void saver.flush();
    const flushIfHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    saver.openPage();
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushIfHidden);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushIfHidden);
      saver.closePage();
    };
  }, [saver]);
  const state = useSyncExternalStore(saver.subscribe, saver.getState, saver.getState);
  return { saver, state };
}

function readFailure(error: unknown): SaveOutcome {
  if (!isRequestError(error)) throw error;
  if (error.status === 409) {
    const conflict = v.safeParse(saveDraft.refusals[409], error.body);
    return {
      type: 'conflict',
      newerDraft: conflict.success ? (conflict.output.current ?? null) : null,
    };
  }
  const isRefused = error.status >= 400 && error.status < 500 && error.status !== 401;
  return { type: 'failed', refusal: isRefused ? error.serverError : '' };
}
