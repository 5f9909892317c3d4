import type { RoomRoute } from 'shared/core';
import { packagesApi } from './fitting/packages-api';
import { QuotePage } from './page/quote-page';

/** The route of the quote page. */
export const routes: RoomRoute[] = [
  {
    path: '/how-much-to-move',
    element: (
      <div data-room="quote">
        <QuotePage />
      </div>
    ),
    handle: {
      prefetch: (dispatch) => dispatch(packagesApi.endpoints.getMovePackages.initiate()),
    },
  },
];
