import {
  type Action,
  type ThunkAction,
  type UnknownAction,
  configureStore,
  createSlice,
} from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { serverApi } from '../api/server-api';
import type { ThunkExtra } from '../api/thunk-extra';
import { basketCheckSlice } from './basket-check/basket-check-slice';
import { cartSlice } from './basket/cart-slice';
import { packagesSlice } from './basket/packages-slice';
import { personalisedSlice } from './basket/personalised-slice';
import { isAboveMaxQuantity, removeOrphanedAddons } from './basket/basket-rules';
import {
  checkoutstatusSlice,
  innerdressSlice,
  servicesSlice,
  subservicesSlice,
} from './chosen/chosen-slices';
import { droppedLineCountSlice } from './persistence/dropped-line-count';
import { createPersistenceEnhancer } from './persistence/persistence-enhancer';
import { stateRestored } from './restored-state';
import type { SafeStorage } from './persistence/safe-storage';
import { placementSlice } from './placement/placement-slice';

/** True after local storage has been read. Until then, the basket is unknown. */
const restoredSlice = createSlice({
  name: 'restored',
  initialState: false,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(stateRestored, () => true);
  },
});

const combinedReducer = combineReducers({
  innerdress: innerdressSlice.reducer,
  cart: cartSlice.reducer,
  packages: packagesSlice.reducer,
  personalised: personalisedSlice.reducer,
  services: servicesSlice.reducer,
  subservices: subservicesSlice.reducer,
  checkoutstatus: checkoutstatusSlice.reducer,
  placement: placementSlice.reducer,
  basketCheck: basketCheckSlice.reducer,
  restored: restoredSlice.reducer,
  droppedLineCount: droppedLineCountSlice.reducer,
  [serverApi.reducerPath]: serverApi.reducer,
});

const reducer: typeof combinedReducer = (state, action) => {
  if (state && isAboveMaxQuantity(state.cart ?? [], action)) return state as RootState;
  const nextState = combinedReducer(state, action);
  // Removes add-ons whose product is missing when local storage is read for the first time. A later
  // restored state comes from another tab, which has already removed such add-ons.
  return stateRestored.match(action) && !state?.restored
    ? removeOrphanedAddons(nextState)
    : nextState;
};

interface StoreOptions {
  extra: ThunkExtra;
  /** Absent on the server, which stores nothing. */
  storage?: SafeStorage;
  preloadedState?: Partial<RootState>;
}

export function createAppStore({ extra, storage, preloadedState }: StoreOptions) {
  return configureStore({
    reducer,
    preloadedState: preloadedState as RootState | undefined,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: extra } }).concat(serverApi.middleware),
    enhancers: (getDefaultEnhancers) =>
      storage
        ? getDefaultEnhancers().concat(createPersistenceEnhancer(storage))
        : getDefaultEnhancers(),
  });
}

export type RootState = ReturnType<typeof combinedReducer>;
export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<
  Result,
  RootState,
  ThunkExtra,
  UnknownAction | Action
>;
