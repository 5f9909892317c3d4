import { buildRequest, readResponse } from 'contract/calls/request';
import {
  type CsvFormatName,
  importCatalogue,
  type ImportResult,
} from 'contract/staff/catalogue/csv';
import { useState } from 'react';
import { useAppDispatch } from 'shared/store';
import { catalogueApi } from '../calls/catalogue-api';
import { useSendFile } from '../files/send-file';
import type { EditedDraft } from '../frame/catalogue-page';

interface ImportState {
  step: 'choose' | 'sending' | 'checked' | 'done';
  file: File | null;
  result: ImportResult | null;
  /** Error message for the user, or ''. */
  failure: string;
}

const UNREADABLE_MESSAGE = 'The answer could not be read. Please try again.';

const firstState: ImportState = { step: 'choose', file: null, result: null, failure: '' };

/** `check` sends a CSV file and stores nothing. `store` imports the file into the draft. */
export function useImport(format: CsvFormatName, draft: EditedDraft) {
  const sendFile = useSendFile();
  const dispatch = useAppDispatch();
  const [state, setState] = useState(firstState);
  const send = async (file: File, draftId: number | null, isDryRun: boolean) => {
    const { url } = buildRequest(importCatalogue, {
      format,
      draft: draftId ?? undefined,
      dryrun: isDryRun || undefined,
    });
    const { body, failure } = await sendFile(url, file, { contentType: 'text/csv' });
    const result = failure === '' ? readResult(body) : null;
    return { result, failure: result === null ? failure || UNREADABLE_MESSAGE : '' };
  };
  const check = async (file: File) => {
    setState({ ...firstState, step: 'sending', file });
    const { result, failure } = await send(file, draft.draftId, true);
    setState({ step: result ? 'checked' : 'choose', file, result, failure });
  };
  const store = async () => {
    const { file, result: previousResult } = state;
    if (file === null) return;
    setState({ ...state, step: 'sending', failure: '' });
    const draftId = await draft.requireDraft().catch((cause: unknown) => {
      console.warn('The draft could not be created.', cause);
      return null;
    });
    const { result, failure } =
      draftId === null
        ? { result: null, failure: 'The draft could not be opened. Please try again.' }
        : await send(file, draftId, false);
    if (result === null) {
      // The import may be stored although its response was lost.
      dispatch(catalogueApi.util.invalidateTags(['Drafts']));
      setState({ step: 'checked', file, result: previousResult, failure });
      return;
    }
    dispatch(catalogueApi.util.invalidateTags(['Catalogue']));
    setState({ step: result.errors.length > 0 ? 'checked' : 'done', file, result, failure: '' });
  };
  return { ...state, check, store };
}

function readResult(body: unknown): ImportResult | null {
  try {
    return readResponse(importCatalogue, body).data;
  } catch (cause) {
    console.warn('The answer to an import could not be read.', cause);
    return null;
  }
}
