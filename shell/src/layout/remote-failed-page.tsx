import { useConfig } from 'shared/session';
import { Button, ButtonLink, Cluster, Page, PageHeader, Stack, TextLink } from 'shared/ui';
import { getPhoneUrl } from './phone-url';

export function RemoteFailedPage({ onRetry }: { onRetry: () => void }) {
  const { phone } = useConfig();
  return (
    <Page width="text">
      <div role="alert">
        <PageHeader
          title="This part of the shop cannot be loaded right now"
          intro="Everything else works, and your basket is as you left it. Please try again in a moment."
        />
      </div>
      <Stack gap={8}>
        <Cluster gap={4}>
          <Button onClick={onRetry}>Try again</Button>
          <ButtonLink to="/" variant="secondary">
            Go to the home page
          </ButtonLink>
        </Cluster>
        <p>
          In a hurry? Call us on <TextLink href={getPhoneUrl(phone)}>{phone}</TextLink>.
        </p>
      </Stack>
    </Page>
  );
}
