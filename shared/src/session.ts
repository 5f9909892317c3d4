export {
  useAuth,
  createSession,
  type Session,
  type SessionState,
  type SessionUser,
  AuthProvider,
  type Auth,
} from './auth/auth';
export { useHasOwnAccount } from './auth/use-has-own-account';
export { hasPermission, usePermission, useStaffAccess } from './auth/use-staff-access';
export {
  useConfig,
  useFeature,
  type ShopConfig,
  type MenuLink,
  type Menu,
  ConfigProvider,
} from './config/config';
