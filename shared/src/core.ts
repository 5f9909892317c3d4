/**
 * Exports of `shared` that every page loads initially: sign-in, settings, store, router, head and
 * slots. Remotes may import only from these entry files.
 */

// Sign-in
export {
  useAuth,
  createSession,
  type Session,
  type SessionState,
  type SessionUser,
  AuthProvider,
  type Auth,
} from './auth/auth';
export { useOwnAccount } from './auth/use-own-account';
export { useStaffAccess } from './auth/use-staff-access';

// Settings and money
export {
  useConfig,
  useFeature,
  type ShopConfig,
  type MenuLink,
  type Menu,
  ConfigProvider,
} from './config/config';
export { toPence, toPounds } from 'contract/values/pence';
export { formatMoney } from './money/format-money';

// Page heads
export { HelmetProvider as HeadProvider } from 'react-helmet-async';
export { imageUrl } from './page-head/image-url';
export { PageHead } from './page-head/page-head';
export { ShownProvider } from './page-head/is-shown';
export { ServerAnswerContext } from './page-head/answer-status';

// Slots that remotes fill
export {
  SLOT_LIMIT_MS,
  type RoomName,
  type Rooms,
  RoomsProvider,
  useRooms,
  type RoomRoutes,
  type RoomRoute,
  type Prefetch,
} from './rooms/rooms';
export { isForeignDomChange, RecoveringBoundary } from './rooms/recovering-boundary';
export { RemoteSlot } from './rooms/remote-slot';
export { LivePagesProvider, useIsLive } from './rooms/live-pages';

// The router. Re-exported, so that the page loads only one copy.
export {
  BrowserRouter,
  Navigate,
  StaticRouter,
  matchRoutes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export { Link, type LinkProps } from './router/link';
export { NavLink } from './router/nav-link';
export { type OpenedLink, useLinkToken } from './router/use-link-token';
export type { Location, NavigateFunction, RouteObject, To } from 'react-router-dom';

// The store
export { Provider } from 'react-redux';
export { useAppDispatch, useAppSelector, useAppStore } from './store/hooks';
export { createAppStore } from './store/create-store';
export type { AppDispatch, AppStore, AppThunk, RootState } from './store/create-store';

export {
  lineIncreased,
  lineRemoved,
  packageDecreased,
  packageIncreased,
  packageRepriced,
  personalisedDecreased,
  personalisedIncreased,
  productAdded,
  productRepriced,
  savedBasketMerged,
  checkoutStarted,
  basketReplaced,
  cartCleared,
  packagesCleared,
  personalisedCleared,
  shopperForgotten,
} from './store/basket/basket-events';
export { decreaseLine } from './store/basket/decrease-line';
export { joinTwins } from './store/basket/rules';
export { MOST_OF_ONE } from 'contract/basket/most-of-one';
export {
  cartLineFields,
  packageLineFields,
  savedCartLineSchema,
  savedPackageLineSchema,
} from 'contract/basket/lines';
export { belongsTo, canBePersonalised, choiceAmount, linesInOrder } from './store/basket/lines';
export { packagesText, personalisationOf } from 'contract/basket/options-text';
export { withTextsOnTheWire } from './store/basket/order-texts';
export type { CartLine, Choice, PackageLine, PersonalisedLine } from './store/basket/lines';

export { dressChosen, serviceChosen, subserviceChosen } from './store/chosen/chosen-events';
export {
  placementStarted,
  orderConfirmed,
  placementStepDone,
  placementEnded,
} from './store/placement/placement-events';
export type { Placement } from 'contract/storage/placement';

export { RESTORE } from './store/persistence/remember';
export { keepTabsInStep } from './store/persistence/keep-tabs-in-step';
export { safeStorage } from './store/persistence/safe-storage';
export type { SafeStorage } from './store/persistence/safe-storage';

// Basket totals
export { basketTotal, itemCount } from './totals/basket-total';
export type { Basket } from './totals/basket-total';
export { orderTotal } from './totals/order-total';
export { useDelivery } from './totals/use-delivery';
export { orderTexts } from './totals/order-texts';
export { useFulfilmentKinds } from './totals/use-fulfilment-kinds';

// Prefetch
export { readAhead } from './ahead/read-ahead';

// One reload after a release was deleted (rule 25)
export { reloadIfFlagged, flagRefresh } from './refresh/refresh-flag';
export { oneTabAtATime } from './tabs/one-tab-at-a-time';

// Lazy code
export { type Later, later, loadWhenIdle } from './later/later';
export { useLater } from './later/use-later';
export { afterPaint } from './later/after-paint';
export { laterPart } from './later/later-part';
