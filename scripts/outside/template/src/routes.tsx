import type { RemoteRoute } from 'shared/slots';
import { sampleApi } from './sample-api';
import { SamplePage } from './sample-page';

export const routes: RemoteRoute[] = [
  {
    path: '/sample',
    element: (
      <div data-remote="sample">
        <SamplePage />
      </div>
    ),
    handle: {
      prefetch: (dispatch) => dispatch(sampleApi.endpoints.getSampleServices.initiate()),
    },
  },
];
