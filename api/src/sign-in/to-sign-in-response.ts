import { listPermissions } from 'contract/staff/permissions';
import type { SignedInUser } from '../auth/sign-in.ts';

export function toSignInResponse({ token, role, staffRole }: SignedInUser) {
  const permissions = role === 'staff' ? { permissions: listPermissions(staffRole) } : {};
  return { status: true as const, refreshtoken: token, role, ...permissions };
}
