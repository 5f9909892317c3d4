/** Frame, tables and forms of the staff area's pages. Pages of shoppers load none of it. */

export { ConflictDialog, type FieldConflict } from './desk/conflict-dialog';
export { type DataColumn, DataTable, type Sort } from './desk/data-table';
export { DeskSection } from './desk/desk-section';
export { FailureNotice, FormErrorNotice, UNKNOWN_OUTCOME } from './desk/failure-notice';
export { NO_RESPONSE } from './download/no-response';
export { focusFirstRow, rowsAttribute } from './desk/focus-first-row';
export { formatTime } from './desk/format-time';
export { KeyPages, readAfter } from './desk/key-pages';
export { ListStatus, useListStatus } from './desk/list-status';
export { moveFocusBetweenRows } from './desk/move-focus-between-rows';
export { PhotoUpload } from './desk/photo-upload/photo-upload';
export { Facts, TitledSection } from './desk/section';
export { ScreenNotFound, StaffNotFoundPage } from './desk/staff-not-found-page';
export { StaffPage, StaffSkeleton } from './desk/staff-page';
export { createStaffRoutes, lazyPage } from './desk/staff-routes';
export { deleteDraft, readDraft, writeDraft } from './desk/drafts';
export { findLengthError, limitLength } from './desk/limit-length';
export { useFileDownload } from './download/use-file-download';
export { useQueryParams } from './desk/use-query-params';
export { type StaffForm, useStaffForm } from './desk/use-staff-form';
export {
  type DefaultValues,
  type FieldValues,
  type Path,
  useController,
  type UseControllerReturn,
  useWatch,
} from 'react-hook-form';
