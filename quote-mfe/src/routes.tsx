import type { RemoteRoute } from 'shared/slots';
import { packagesApi } from './recommendation/packages-api';
import { QuotePage } from './page/quote-page';

export const routes: RemoteRoute[] = [
  {
    path: '/how-much-to-move',
    element: (
      <div data-remote="quote">
        <QuotePage />
      </div>
    ),
    handle: {
      prefetch: (dispatch) => dispatch(packagesApi.endpoints.getMovePackages.initiate()),
    },
  },
];
