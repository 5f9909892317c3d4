import {
  type Action,
  type ThunkAction,
  type UnknownAction,
  configureStore,
  createSlice,
} from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { serverApi } from '../api/server-api';
import type { ServerExtra } from '../api/server-extra';
import { cartSlice } from './basket/cart-slice';
import { packagesSlice } from './basket/packages-slice';
import { personalisedSlice } from './basket/personalised-slice';
import { isBeyondMost } from './basket/within-most';
import { withoutOrphans } from './basket/without-orphans';
import {
  checkoutstatusSlice,
  innerdressSlice,
  servicesSlice,
  subservicesSlice,
} from './chosen/chosen-slices';
import { linesLeftOutSlice } from './persistence/left-out';
import { remember } from './persistence/remember';
import { stateRestored } from './restored-state';
import type { SafeStorage } from './persistence/safe-storage';
import { placementSlice } from './placement/placement-slice';

/** Whether the page has hydrated and read local storage. Before that the shopper's choices are unknown. */
const restoredSlice = createSlice({
  name: 'restored',
  initialState: false,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(stateRestored, () => true);
  },
});

const slices = combineReducers({
  innerdress: innerdressSlice.reducer,
  cart: cartSlice.reducer,
  packages: packagesSlice.reducer,
  personalised: personalisedSlice.reducer,
  services: servicesSlice.reducer,
  subservices: subservicesSlice.reducer,
  checkoutstatus: checkoutstatusSlice.reducer,
  placement: placementSlice.reducer,
  restored: restoredSlice.reducer,
  linesLeftOut: linesLeftOutSlice.reducer,
  [serverApi.reducerPath]: serverApi.reducer,
});

const reducer: typeof slices = (state, action) => {
  if (state && isBeyondMost(state.cart ?? [], action)) return state as RootState;
  const next = slices(state, action);
  // Another tab's basket is restored unchanged, because that tab has already removed orphaned
  // add-ons.
  return stateRestored.match(action) && !state?.restored ? withoutOrphans(next) : next;
};

interface StoreOptions {
  /** The backend's address and the session. */
  extra: ServerExtra;
  /** Absent on the server, which saves nothing. */
  storage?: SafeStorage;
  /** Backend data that the server put into the page. */
  preloaded?: Partial<RootState>;
}

/** Creates the store of one page or of one server rendering. */
export function createAppStore({ extra, storage, preloaded }: StoreOptions) {
  return configureStore({
    reducer,
    preloadedState: preloaded as RootState | undefined,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } }).concat(serverApi.middleware),
    enhancers: (defaults) => (storage ? defaults().concat(remember(storage)) : defaults()),
  });
}

export type RootState = ReturnType<typeof slices>;
export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<
  Result,
  RootState,
  ServerExtra,
  UnknownAction | Action
>;
