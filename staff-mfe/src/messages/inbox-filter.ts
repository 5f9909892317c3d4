import {
  type MessageKind,
  messageKinds,
  type MessageState,
  messageStates,
} from 'contract/contact/inbox';
import { useLocation, useSearchParams } from 'shared/router';

/** Filter of the inbox, with the field names of the API. Missing fields do not filter. */
export interface InboxFilter {
  state?: MessageState;
  kind?: MessageKind;
  assigned?: string;
  after?: string;
  /** Search text, which may be personal data. Never part of the URL. */
  text: string;
}

/** Filter value for messages in all states. Without a value, only open messages are listed. */
export const ALL_STATES = 'all';

/** Reads the filter from the URL, and the search text from the history entry. */
export function useInboxFilter(): InboxFilter {
  const [query] = useSearchParams();
  const { state: entryState } = useLocation();
  const stateName = query.get('state') ?? 'open';
  const state = messageStates.find((name) => name === stateName);
  const kind = messageKinds.find((name) => name === query.get('kind'));
  const { assigned, after } = Object.fromEntries(query);
  return {
    ...(state && { state }),
    ...(kind && { kind }),
    ...(assigned && { assigned }),
    ...(after && { after }),
    text: readSearchText(entryState),
  };
}

const readSearchText = (entryState: unknown): string => {
  const { inboxSearch } = (entryState ?? {}) as { inboxSearch?: unknown };
  return typeof inboxSearch === 'string' ? inboxSearch : '';
};
