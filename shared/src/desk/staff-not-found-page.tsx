import { ButtonLink, EmptyState } from '../ui';
import { StaffPage } from './staff-page';

/** Page for unknown URLs below /admin. */
export const StaffNotFoundPage = () => (
  <StaffPage permission="desk" title="Staff area">
    <ScreenNotFound />
  </StaffPage>
);

export const ScreenNotFound = () => (
  <EmptyState
    title="There is no such screen"
    action={<ButtonLink to="/admin">To today</ButtonLink>}
  />
);
