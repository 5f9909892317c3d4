import { isRequestError } from '../data';
import { Notice } from '../ui';

/** Reason of a failure without a response. The change may be stored all the same. */
export const UNKNOWN_OUTCOME =
  'This may not have been saved: the shop did not answer. Please try again.';

/** Announces why a form or a change was refused, or that its outcome is unknown. Renders nothing for ''. */
export const FormErrorNotice = ({ text }: { text: string }) =>
  text === '' ? null : (
    <Notice
      kind="error"
      isAnnounced
      title={text === UNKNOWN_OUTCOME ? undefined : 'Nothing was changed'}
    >
      {text}
    </Notice>
  );

/** Announces why a call failed. Renders nothing without an error. */
export const FailureNotice = ({ error }: { error: unknown }) =>
  error ? (
    <FormErrorNotice text={(isRequestError(error) && error.serverError) || UNKNOWN_OUTCOME} />
  ) : null;
