import { createStaffRoutes, lazyPage } from 'shared/desk';
import { Navigate } from 'shared/router';
import { usePermission } from 'shared/session';

const LazyCrewPage = lazyPage(async () => (await import('./crew-page')).CrewPage);

/** Leads crews to their jobs. Others are told that these pages are not theirs. */
function CrewEntrance() {
  const isCrew = usePermission('crew');
  return isCrew ? <Navigate to="/crew/jobs" replace /> : <LazyCrewPage />;
}

export const crewRoutes = createStaffRoutes('work', {
  '/crew': CrewEntrance,
  '/crew/jobs': LazyCrewPage,
});
