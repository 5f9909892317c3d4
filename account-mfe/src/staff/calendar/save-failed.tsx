import { isRequestError } from 'shared/data';
import { Notice } from 'shared/ui';

/** What was not saved, and why. */
export const SaveFailed = ({ error }: { error: unknown }) =>
  error ? (
    <Notice kind="error" live title="Nothing was changed">
      {isRequestError(error) ? error.message : 'The answer could not be read.'}
    </Notice>
  ) : null;
