export {
  SLOT_TIMEOUT_MS,
  type RemoteName,
  type Remotes,
  RemotesProvider,
  useRemotes,
  type RemoteRoutes,
  type RemoteRoute,
  type Prefetch,
  LivePagesProvider,
  useIsLivePage,
} from './remotes/remotes';
export { isForeignDomChange, RecoveringBoundary } from './remotes/recovering-boundary';
export { RemoteSlot } from './remotes/remote-slot';
