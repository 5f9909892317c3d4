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
