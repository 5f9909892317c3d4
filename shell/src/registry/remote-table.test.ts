import { findRemote, isLivePath } from './remote-table';

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
  ])('finds for %s the remote %s: fixed routes win over slugs, in any case', (path, remote) => {
    expect(findRemote(registry, path)?.remote).toBe(remote);
  });

  it('knows which routes need a logged-in user', () => {
    expect(findRemote(registry, '/details')?.access).toBe('signed-in');
    expect(findRemote(registry, '/faq')?.access).toBeUndefined();
  });

  it('has exactly the pages of live remotes, without those that only match a slug', () => {
    expect(isLivePath(registry, '/faq')).toBe(true);
    expect(isLivePath(registry, '/how-much-to-move')).toBe(false);
  });

  it('gives an address of the staff area to no slug if the page has no staff remote', () => {
    const { staff: _staff, ...microFrontends } = registry.microFrontends;
    expect(findRemote({ microFrontends }, '/admin')).toBeNull();
    expect(findRemote({ microFrontends }, '/admin/messages')).toBeNull();
  });

  it('has no remote for an address deeper than a product page', () => {
    expect(findRemote(registry, '/a/b/c')).toBeNull();
  });
});
