import { findRoom, isLive } from './room-table';

const release = (...routes: { path: string; access?: 'signed-in' }[]) => [
  { url: '', metadata: { version: '1' }, extras: { routes, exposes: [] } },
];
const registry = {
  microFrontends: {
    catalog: release(
      { path: '/' },
      { path: '/:service' },
      { path: '/:service/:product' },
      { path: '/RemovalKitA' },
    ),
    content: release({ path: '/faq' }),
    checkout: release({ path: '/details', access: 'signed-in' }),
    staff: release({ path: '/admin' }, { path: '/admin/*', access: 'signed-in' }),
  },
};

describe('the route table (specification, section 2; rule 1)', () => {
  it.each([
    ['/', 'catalog'],
    ['/wedding-dress-cleaning', 'catalog'],
    ['/wedding-dress-cleaning/silk-gown', 'catalog'],
    ['/faq', 'content'],
    ['/FAQ', 'content'],
    ['/removalkita', 'catalog'],
    ['/admin', 'staff'],
    ['/admin/messages', 'staff'],
  ])('finds for %s the remote %s: fixed routes win over slugs, in any case', (path, room) => {
    expect(findRoom(registry, path)?.room).toBe(room);
  });

  it('knows which routes need a logged-in user', () => {
    expect(findRoom(registry, '/details')?.access).toBe('signed-in');
    expect(findRoom(registry, '/faq')?.access).toBeUndefined();
  });

  it('has exactly the pages of live remotes, without those that only match a slug', () => {
    expect(isLive(registry, '/faq')).toBe(true);
    expect(isLive(registry, '/how-much-to-move')).toBe(false);
  });

  it('gives an address of the staff area to no slug if the page has no staff remote', () => {
    const { staff: _staff, ...microFrontends } = registry.microFrontends;
    expect(findRoom({ microFrontends }, '/admin')).toBeNull();
    expect(findRoom({ microFrontends }, '/admin/messages')).toBeNull();
  });

  it('has no remote for an address deeper than a product page', () => {
    expect(findRoom(registry, '/a/b/c')).toBeNull();
  });
});
