import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Card, CardBody } from '../card/card';
import { Grid } from '../layout/layout';
import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'text' | 'title' | 'block' | 'picture' | 'button';
  width?: 'full' | 'long' | 'half' | 'short';
  lines?: number;
}

/** Placeholder of loading content. Wrap all placeholders of a page in one `SkeletonGroup`. */
export function Skeleton({ shape = 'text', width = 'full', lines = 1 }: SkeletonProps) {
  return Array.from({ length: lines }, (_, line) => (
    <span
      key={line}
      aria-hidden="true"
      className={classNames(
        styles.skeleton,
        styles[shape],
        styles[lines > 1 && line === lines - 1 ? 'half' : width],
      )}
    />
  ));
}

interface SkeletonGroupProps {
  label: string;
  children: ReactNode;
}

/**
 * Groups placeholders. After a navigation, the attribute `data-loading` makes the shell wait for
 * the heading of the loaded page, which the shell then focuses.
 */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <div className={styles.group} data-loading="">
      <VisuallyHidden role="status">Loading {label}…</VisuallyHidden>
      {children}
    </div>
  );
}

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
