import { PageHead } from '../../page-head/page-head';
import { ButtonLink } from '../button/button';
import { EmptyState } from '../empty-state/empty-state';
import { Cluster } from '../layout/layout';
import { Page } from '../page/page';

export function PageNotFound() {
  return (
    <Page>
      <PageHead
        title="Page not found"
        description="There is no page at this address."
        status={404}
        noindex
      />
      <EmptyState
        title="Page not found"
        headingLevel={1}
        icon="info"
        action={
          <Cluster justify="center">
            <ButtonLink to="/services">See our services</ButtonLink>
            <ButtonLink to="/" variant="secondary">
              Go to the home page
            </ButtonLink>
            <ButtonLink to="/contact" variant="quiet">
              Contact us
            </ButtonLink>
          </Cluster>
        }
      >
        <p>The address may be mistyped, or what was here is no longer offered.</p>
      </EmptyState>
    </Page>
  );
}
