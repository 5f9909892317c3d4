import { isRequestError } from 'shared/data';
import { Notice } from 'shared/ui';

export const SaveErrorNotice = ({ error }: { error: unknown }) =>
  error ? (
    <Notice kind="error" isAnnounced title="Nothing was changed">
      {isRequestError(error) ? error.message : 'The answer could not be read.'}
    </Notice>
  ) : null;
