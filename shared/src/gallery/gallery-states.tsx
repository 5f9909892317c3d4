import { useState } from 'react';
import { Button, ButtonLink } from '../ui/button/button';
import { EmptyState } from '../ui/empty-state/empty-state';
import { FailedState } from '../ui/failed-state/failed-state';
import { Grid, Stack } from '../ui/layout/layout';
import { LiveRegion } from '../ui/live-region/live-region';
import { Notice } from '../ui/notice/notice';
import { Section } from '../ui/page/page';
import { Skeleton, SkeletonCards, SkeletonGroup } from '../ui/skeleton/skeleton';

export function GalleryStates() {
  const [tries, setTries] = useState(0);
  return (
    <Section id="states" title="Loading, empty, failed, told">
      <Stack gap={8}>
        <Grid min="large">
          <Notice kind="info" title="Collection is free">
            Fetch your order from our London warehouse.
          </Notice>
          <Notice kind="success">Your delivery details are saved.</Notice>
          <Notice
            kind="warning"
            title="Missing Information"
            action={<Button size="small">Add Delivery Details</Button>}
          >
            We need to know where to deliver.
          </Notice>
          <Notice kind="error" title="Error:">
            Order total must be greater than zero.
          </Notice>
        </Grid>
        <FailedState subject="the services" headingLevel={3} onRetry={() => setTries(tries + 1)} />
        <LiveRegion text={tries > 0 ? `Tried ${tries} times` : ''} />
        <EmptyState
          title="Your basket is empty"
          icon="basket"
          headingLevel={3}
          action={<ButtonLink to="/services">See our services</ButtonLink>}
        >
          <p>What you add will wait for you here.</p>
        </EmptyState>
        <SkeletonGroup label="the page">
          <Skeleton shape="title" width="half" />
          <Skeleton lines={3} />
          <Skeleton shape="button" />
        </SkeletonGroup>
        <SkeletonCards label="products" count={3} />
      </Stack>
    </Section>
  );
}
