export interface Place {
  to: string;
  label: string;
}

/** The shop's own places, in the header and in the sidebar alike. */
export const shopPlaces: Place[] = [
  { to: '/', label: 'Home' },
  { to: '/services', label: 'Services' },
  { to: '/removalkit', label: 'Removal kits' },
  { to: '/fitcheck', label: 'Fit check' },
  { to: '/faq', label: 'FAQ' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
];

/** A room of its own, which need not be live: linked where it is. */
export const quotePlace: Place = { to: '/how-much-to-move', label: 'How much do I have to move?' };
