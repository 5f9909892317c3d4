import { PageHead } from 'shared/page-head';
import { ButtonLink } from 'shared/ui/button-link';
import { Cluster, Stack } from 'shared/ui/layout';
import { Page, PageHeader } from 'shared/ui/page';
import { TextLink } from 'shared/ui/text-link';

/** An address that nobody has: HTTP 404, not for search engines, with ways back (decision 1). */
export function NotFound() {
  return (
    <Page width="text">
      <PageHead
        title="Page not found"
        description="There is no page at this address."
        status={404}
        noindex
      />
      <PageHeader
        title="Page not found"
        intro="There is no page at this address. It may have moved, or the address may have a typing error in it."
      />
      <Stack gap={8}>
        <Cluster gap={4}>
          <ButtonLink to="/services">See all services</ButtonLink>
          <ButtonLink to="/" variant="secondary">
            Go to the home page
          </ButtonLink>
        </Cluster>
        <p>
          Looking for something in particular? <TextLink to="/contact">Write to us</TextLink> and we
          will point you to it.
        </p>
      </Stack>
    </Page>
  );
}
