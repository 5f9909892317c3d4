import type { ShopperLink } from '../boot/boot-data';
import { useRegistry } from '../registry/remote-table';
import type { NavItem } from './navigation';

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
