import { permissions } from 'contract/calls/permissions';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';

/** Opens a staff page as an owner, or with the given permissions. */
export function openStaffPage(
  path: string,
  responses: Record<string, FakeResponse>,
  ownPermissions: readonly string[] = permissions,
) {
  const backend = fakeBackend(responses);
  const user = { id: 1, role: 'staff', permissions: [...ownPermissions] };
  const config = { features: ['staff', 'calendar'] as const };
  return { ...backend, ...renderPage(routes, { initialEntry: path, user, config }) };
}

export const success = { body: { status: true } };

export const dataResponse = (data: unknown, rest: object = {}): FakeResponse => ({
  body: { status: true, data, ...rest },
});
