/**
 * Exports of React Router. Remotes import React Router from here, so that a page loads one copy.
 */

export { HelmetProvider as HeadProvider } from 'react-helmet-async';
export { imageUrl, PageHead } from './page-head/page-head';
export { PageVisibilityProvider, ResponseStatusContext } from './page-head/page-contexts';
export {
  BrowserRouter,
  Navigate,
  matchRoutes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export { Link, type LinkProps, NavLink } from './router/link';
export { type EmailedLink, useLinkToken } from './router/use-link-token';
export type { Location, NavigateFunction, RouteObject, To } from 'react-router-dom';
export { reloadIfFlagged, setRefreshFlag } from './refresh/refresh-flag';
export { runInOneTab } from './tabs/run-in-one-tab';
