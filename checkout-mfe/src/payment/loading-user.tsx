import { Skeleton, Stack } from 'shared/ui';

/** While the user loads (specification §2). */
export const LoadingUser = () => (
  <Stack gap={4}>
    <p role="status">Loading user information...</p>
    <Skeleton shape="block" />
    <Skeleton shape="button" />
  </Stack>
);
