export {
  useAuth,
  createSession,
  type Session,
  type SessionState,
  type SessionUser,
  AuthProvider,
  type Auth,
  useHasOwnAccount,
  hasPermission,
  usePermission,
  useStaffAccess,
} from './auth/auth';
export {
  useConfig,
  useFeature,
  type ShopConfig,
  type MenuLink,
  type Menu,
  ConfigProvider,
} from './config/config';
