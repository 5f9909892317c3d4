import { Card, CardBody } from '../card/card';
import { Grid } from '../layout/layout';
import { Skeleton, SkeletonGroup } from './skeleton';

export function SkeletonCards({ label, count = 6 }: { label: string; count?: number }) {
  return (
    <SkeletonGroup label={label}>
      <Grid>
        {Array.from({ length: count }, (_, index) => (
          <Card key={index} aria-hidden="true">
            <Skeleton shape="picture" />
            <CardBody>
              <Skeleton shape="title" width="long" />
              <Skeleton width="half" />
            </CardBody>
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
