export { Provider } from 'react-redux';
export { useAppDispatch, useAppSelector, useAppStore } from './store/hooks';
export { createAppStore } from './store/create-store';
export type { BasketCheck } from './store/basket-check/basket-check-slice';
export type { AppDispatch, AppStore, AppThunk, RootState } from './store/create-store';
export { RESTORE_ACTION_TYPE } from './store/persistence/persistence-enhancer';
export { syncTabs } from './store/persistence/sync-tabs';
export { createSafeStorage } from './store/persistence/safe-storage';
export type { SafeStorage } from './store/persistence/safe-storage';
