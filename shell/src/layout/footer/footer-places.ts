import type { NavItem } from '../navigation';

export const shopLinks: NavItem[] = [
  { to: '/services', label: 'Services' },
  { to: '/removalkit', label: 'Removal kits' },
  { to: '/fitcheck', label: 'Fit check' },
  { to: '/cart', label: 'Basket' },
];

export const helpLinks: NavItem[] = [
  { to: '/faq', label: 'Questions and answers' },
  { to: '/contact', label: 'Contact' },
  { to: '/about', label: 'About us' },
  { to: '/myaccount', label: 'My account' },
];

export const legalLinks: NavItem[] = [
  { to: '/terms', label: 'Terms and conditions' },
  { to: '/terms#cancellation', label: 'Your right to cancel' },
  { to: '/terms#privacy', label: 'Privacy' },
];
