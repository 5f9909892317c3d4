import { ButtonLink, EmptyState } from 'shared/ui';
import { StaffPage } from './staff-page';

/** The page of an unknown address below /admin. */
export const StaffUnknownPage = () => (
  <StaffPage title="Staff area">
    <NoSuchScreen />
  </StaffPage>
);

export const NoSuchScreen = () => (
  <EmptyState
    title="There is no such screen"
    action={<ButtonLink to="/admin">To the orders</ButtonLink>}
  />
);
