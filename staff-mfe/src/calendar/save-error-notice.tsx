import { FailureNotice } from 'shared/desk';
import { isSettingConflict } from './use-setting-save';

/**
 * Announces why a save failed. Renders nothing for a conflict, because `useSettingSave` renders
 * conflicts in a dialog.
 */
export const SaveErrorNotice = ({ error }: { error: unknown }) =>
  isSettingConflict(error) ? null : <FailureNotice error={error} />;
