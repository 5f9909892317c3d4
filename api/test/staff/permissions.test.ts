import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listPermissions, permissionTable, staffRoles } from 'contract/calls/permissions';
import { createPerson } from '../support/people.ts';
import { listRoutes } from '../support/routes.ts';
import { createTestApp } from '../support/test-app.ts';

describe('permissions of staff (rule 57)', async () => {
  const shop = await createTestApp();
  const routes = await listRoutes(shop);
  const staffRoutes = routes.filter(({ permission }) => permission !== undefined);

  it('are declared by every route below /staff/ and /crew/', () => {
    const isOfStaff = (url: string) => url.includes('/staff/') || url.startsWith('/crew/');
    const paths = routes.filter(({ url }) => isOfStaff(url)).map(({ url }) => url);
    assert.ok(paths.length > 10);
    assert.deepEqual(
      paths,
      staffRoutes.map(({ url }) => url),
    );
  });

  for (const { method, url, permission } of staffRoutes) {
    if (permission === undefined) continue;
    const allowedRoles: readonly string[] = permissionTable[permission].roles;
    const others = ['customer', 'guest', ...staffRoles].filter(
      (role) => !allowedRoles.includes(role),
    );
    for (const role of others) {
      it(`${method} ${url} answers 403 for the role ${role}`, async () => {
        const isStaff = role !== 'customer' && role !== 'guest';
        const staffRole = isStaff ? (role as (typeof staffRoles)[number]) : null;
        const caller = await createPerson(shop.db, isStaff ? 'staff' : role, undefined, staffRole);
        const path = url.replace(/:[a-zA-Z]+/g, '1');
        const { headers } = caller;
        const response = await shop.app.inject({ method: method as 'GET', url: path, headers });
        assert.equal(response.statusCode, 403);
      });
    }
  }

  it('are listed in the answer of a sign-in and of /staff/me', async () => {
    const manager = await createPerson(shop.db, 'staff', undefined, 'manager');
    const { headers } = manager;
    const response = await shop.app.inject({ url: '/staff/me', headers });
    assert.deepEqual(response.json().data.permissions, listPermissions('manager'));
    assert.ok(!response.json().data.permissions.includes('people'));
  });
});
