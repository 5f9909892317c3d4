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
  shopperDataCleared,
} from './store/basket/basket-events';
export { decreaseLine } from './store/basket/decrease-line';
export { joinEqualLines } from './store/basket/cart-rules';
export { MAX_LINE_QUANTITY } from 'contract/basket/max-line-quantity';
export {
  cartLineFields,
  packageLineFields,
  savedCartLineSchema,
  savedPackageLineSchema,
} from 'contract/basket/lines';
export {
  isAddonOfLine,
  canBePersonalised,
  choiceAmount,
  groupLinesByProduct,
} from './store/basket/lines';
export { createPackagesText, getPersonalisation } from 'contract/basket/options-text';
export { toApiBasket } from './store/basket/to-api-basket';
export type { CartLine, AddonChoice, PackageLine, PersonalisedLine } from './store/basket/lines';
export { dressChosen, serviceChosen, subserviceChosen } from './store/chosen/chosen-slices';
export {
  placementStarted,
  orderConfirmed,
  placementStepDone,
  placementEnded,
} from './store/placement/placement-slice';
export type { Placement } from 'contract/storage/placement';
export { basketCheckModule, BasketNotice, RefusalBadge } from './basket-check/basket-check';
export { type Basket, basketTotal, itemCount, orderTotal } from './totals/order-total';
export { useDeliveryCharge } from './totals/delivery-charge';
export { orderTextsModule } from './totals/order-texts-module';
export { useFulfilmentKinds } from './totals/use-fulfilment-kinds';
