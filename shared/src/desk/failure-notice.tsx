import { isRequestError } from '../data';
import { Notice } from '../ui';

export const NO_RESPONSE = 'The shop did not answer. Please try again.';

/** Announces why a call failed. Renders nothing without an error. */
export const FailureNotice = ({ error }: { error: unknown }) =>
  error ? (
    <Notice kind="error" isAnnounced title="Nothing was changed">
      {(isRequestError(error) && error.serverError) || NO_RESPONSE}
    </Notice>
  ) : null;
