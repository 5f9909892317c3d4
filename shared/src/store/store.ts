/**
 * The store as rooms may use it. One short list: what is not here is not for rooms, and the
 * libraries behind it are shipped once and tree-shaken.
 */
export { Provider, useStore } from 'react-redux';
export { useAppDispatch, useAppSelector, useAppStore } from './hooks';
export { createSelector } from '@reduxjs/toolkit';
export { createAppStore } from './create-store';
export type { AppDispatch, AppStore, AppThunk, RootState } from './create-store';

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
  cartCleared,
  packagesCleared,
  personalisedCleared,
  shopperForgotten,
} from './basket/basket-events';
export { decreaseLine } from './basket/decrease-line';
export { MOST_OF_ONE } from 'contract/most-of-one';
export {
  cartLineFields,
  packageLineFields,
  savedCartLineSchema,
  savedPackageLineSchema,
} from 'contract/lines';
export { belongsTo, canBePersonalised, choiceAmount } from './basket/lines';
export { packagesText } from 'contract/options-text';
export { withTextsOnTheWire } from './basket/order-texts';
export type { CartLine, Choice, PackageLine, PersonalisedLine } from './basket/lines';

export { dressChosen, serviceChosen, subserviceChosen } from './chosen/chosen-events';
export {
  placementStarted,
  orderConfirmed,
  placementStepDone,
  placementEnded,
} from './placement/placement-events';
export type { Placement } from 'contract/placement';

export { RESTORE } from './persistence/remember';
export { keepTabsInStep } from './persistence/keep-tabs-in-step';
export { safeStorage } from './persistence/safe-storage';
export type { SafeStorage } from './persistence/safe-storage';
