import { isRequestError } from 'shared/data';
import { Notice } from 'shared/ui';
import { isSettingConflict } from './use-setting-save';

/**
 * Renders why saving failed. Renders nothing for a conflict, because a dialog renders conflicts.
 */
export const SaveErrorNotice = ({ error }: { error: unknown }) =>
  error && !isSettingConflict(error) ? (
    <Notice kind="error" isAnnounced title="Nothing was changed">
      {isRequestError(error) ? error.message : 'The answer could not be read.'}
    </Notice>
  ) : null;
