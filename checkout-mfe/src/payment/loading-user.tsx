import { Skeleton } from 'shared/ui/skeleton';
import { Stack } from 'shared/ui/layout';

/** While the user loads (specification §2). */
export const LoadingUser = () => (
  <Stack gap={4}>
    <p role="status">Loading user information...</p>
    <Skeleton shape="block" />
    <Skeleton shape="button" />
  </Stack>
);
