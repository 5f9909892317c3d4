import type { ShopperLink } from '../boot/boot-data';
import { useRegistry } from '../registry/remote-table';

export interface NavItem {
  to: string;
  label: string;
}

export const shopNavItems: NavItem[] = [
  { to: '/', label: 'Home' },
  { to: '/services', label: 'Services' },
  { to: '/removalkit', label: 'Removal kits' },
  { to: '/fitcheck', label: 'Fit check' },
  { to: '/faq', label: 'FAQ' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
];

/** The entry is visible only if the remote with this page is live. */
export const quoteNavItem: NavItem = {
  to: '/how-much-to-move',
  label: 'How much do I have to move?',
};

/**
 * Returns the shell's own entries, and after them the links of the live remotes in these groups, by
 * text. A link that is like an own entry is left out.
 */
export const useNavItems = (own: readonly NavItem[], ...groups: ShopperLink['group'][]) => [
  ...own,
  ...Object.values(useRegistry().microFrontends)
    .flatMap(([release]) => release?.extras.links ?? [])
    .filter(({ group }) => groups.includes(group))
    .map(({ path, text }): NavItem => ({ to: path, label: text }))
    .filter(
      ({ to, label }, index, all) =>
        ![...own, ...all.slice(0, index)].some((item) => item.to === to || item.label === label),
    )
    .sort((a, b) => (a.label < b.label ? -1 : 1)),
];
