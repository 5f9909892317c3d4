import { useFeature } from 'shared/session';
import { isRequestError, serverApi } from 'shared/data';
import { Button } from 'shared/ui';

const linksApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    endLinks: build.mutation<unknown, string>({
      query: (orderno) => ({
        url: `staff/orders/${encodeURIComponent(orderno)}/links/end`,
        method: 'POST',
        body: {},
      }),
    }),
  }),
});

const { useEndLinksMutation } = linksApi;

/**
 * Makes the links in the emails of an order invalid, for example if a stranger got one of them
 * (rule 50).
 */
export function EndLinks({ orderno }: { orderno: string }) {
  const hasOrderLinks = useFeature('order-link');
  const [endLinks, { isLoading, isSuccess, error }] = useEndLinksMutation();
  if (!hasOrderLinks) return null;
  return (
    <div>
      <Button
        size="small"
        variant="quiet"
        busy={isLoading}
        aria-label={`End mail links of ${orderno}`}
        onClick={() => void endLinks(orderno)}
      >
        End mail links
      </Button>
      <span role="status">
        {isSuccess ? ENDED_TEXT : error !== undefined && getErrorText(error)}
      </span>
    </div>
  );
}

const ENDED_TEXT = 'The links in its mails open nothing any more.';

const getErrorText = (error: unknown) =>
  isRequestError(error) ? error.message : 'The answer could not be read.';
