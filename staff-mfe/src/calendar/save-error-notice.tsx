import { isRequestError } from 'shared/data';
import { Notice } from 'shared/ui';
import { isSettingConflict } from './use-setting-save';

/**
 * Renders the reason why a save failed. Renders nothing for a conflict, because `useSettingSave`
 * renders conflicts in a dialog.
 */
export const SaveErrorNotice = ({ error }: { error: unknown }) =>
  error && !isSettingConflict(error) ? (
    <Notice kind="error" isAnnounced title="Nothing was changed">
      {isRequestError(error) ? error.message : 'The answer could not be read.'}
    </Notice>
  ) : null;
