import type { Prefetch, RemoteRoute } from 'shared/slots';
import { quoteKitsApi } from './recommendation/kits-api';
import { packagesApi } from './recommendation/packages-api';
import { MyQuotePage } from './my-quote/my-quote-page';
import { QuotePage } from './page/quote-page';

const hasKits = (dispatch: Parameters<Prefetch>[0]): boolean =>
  dispatch((_dispatch, _state, { features }) => features?.includes('kits') ?? false);

export const routes: RemoteRoute[] = [
  {
    path: '/how-much-to-move',
    element: (
      <div data-remote="quote">
        <QuotePage />
      </div>
    ),
    handle: {
      prefetch: (dispatch) =>
        Promise.all([
          dispatch(packagesApi.endpoints.getMovePackages.initiate()),
          hasKits(dispatch) && dispatch(quoteKitsApi.endpoints.getOfferedKits.initiate()),
        ]),
    },
  },
  {
    path: '/my-quote',
    element: (
      <div data-remote="quote">
        <MyQuotePage />
      </div>
    ),
  },
];
