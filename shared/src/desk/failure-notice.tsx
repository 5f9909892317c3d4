import { isRequestError } from '../data';
import { Notice } from '../ui';

export const NO_RESPONSE = 'The shop did not answer. Please try again.';

/**
 * Announces why a call failed. Without a response, the change may be stored all the same. Renders
 * nothing without an error.
 */
export function FailureNotice({ error }: { error: unknown }) {
  if (!error) return null;
  const refusal = isRequestError(error) ? error.serverError : '';
  return (
    <Notice
      kind="error"
      isAnnounced
      title={refusal === '' ? 'This may not have been saved' : 'Nothing was changed'}
    >
      {refusal || NO_RESPONSE}
    </Notice>
  );
}
