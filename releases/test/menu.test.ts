import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ShopperLink } from 'build/links';
import type { MenuEntry } from 'build/menu';
import { createBuild, temporaryFolder } from './support/builds.ts';
import { publishBuilds } from './support/publish-to.ts';

const entry: MenuEntry = { label: 'Gifts', path: '/gifts', role: 'staff', order: 10 };

const publish = async (menu: unknown[]) => {
  const gifts = createBuild('gifts', 'one', { menu: menu as MenuEntry[] });
  const [, release] = await publishBuilds(temporaryFolder(), [createBuild('shell'), gifts]);
  return release?.extras.menu;
};

describe('the menu of a release', () => {
  it('is in the registry', async () => {
    assert.deepEqual(await publish([entry]), [entry]);
  });

  for (const [mistake, wrong, message] of [
    [
      "another remote's page",
      { ...entry, path: '/cart' },
      /leads to \/cart, which is not a page of gifts/,
    ],
    ['no label', { ...entry, label: '' }, /menu of gifts is invalid/],
    ['an unknown role', { ...entry, role: 'everyone' }, /menu of gifts is invalid/],
    ['an order that is no number', { ...entry, order: 'first' }, /menu of gifts is invalid/],
  ] as const) {
    it(`is refused with ${mistake}`, () => assert.rejects(publish([wrong]), message));
  }
});

const link: ShopperLink = { text: 'Gift cards', path: '/gifts', group: 'footer' };

const publishLinks = async (links: unknown[]) => {
  const gifts = createBuild('gifts', 'one', { links: links as ShopperLink[] });
  const [, release] = await publishBuilds(temporaryFolder(), [createBuild('shell'), gifts]);
  return release?.extras.links;
};

describe("a release's links for shoppers", () => {
  it('are in the registry', async () => {
    assert.deepEqual(await publishLinks([link]), [link]);
  });

  for (const [mistake, wrong, message] of [
    [
      "another remote's page",
      { ...link, path: '/cart' },
      /leads to \/cart, which is not a page of/,
    ],
    ['another site', { ...link, path: '//example.com' }, /links of gifts are invalid/],
    ['a menu of the shop', { ...link, text: 'Contact us' }, /is called like a menu of the shop/],
    ['no place', { ...link, group: 'top' }, /links of gifts are invalid/],
  ] as const) {
    it(`are refused with ${mistake}`, () => assert.rejects(publishLinks([wrong]), message));
  }
});
