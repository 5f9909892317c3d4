import type { Feature } from '../../features.ts';
import { joinParagraphs } from './join-paragraphs.ts';
import type { TermsSection } from '../text-calls.ts';

export const buildContractTerms = (features: readonly Feature[]): TermsSection[] => [
  {
    anchor: 'about-us',
    title: 'About us and these terms',
    content: joinParagraphs(
      "{brand} is a trading name of {company} ('we', 'us'), a company registered in England and Wales with number {number}, whose registered office is at {address}. {vat}",
      'You can reach us by phone on {phone}, by e-mail at {email}, or in writing at our registered office.',
      'These terms apply to everything that you order through this shop. Please read them before you order. They are written for consumers; if you order for a business, section 19 says what is different. Nothing in them takes away rights that the law gives you.',
    ),
  },
  {
    anchor: 'words',
    title: 'Words that we use',
    content: joinParagraphs(
      "In these terms 'goods' are things that you buy and keep, such as boxes, removal kits and packing materials. 'Services' are what we do for you, such as cleaning, preserving and moving. 'Your item' is a dress or another thing that you hand to us for a service.",
      "'In writing' includes e-mail. 'Working days' are Monday to Friday, without public holidays in England.",
    ),
  },
  {
    anchor: 'orders',
    title: 'Your order and our contract',
    content: joinParagraphs(
      'An order that you place is an offer to buy. We confirm every order by e-mail; that confirmation is our acceptance, and the contract begins with it. Until then neither of us is bound.',
      'Before you place an order you see each item, the options chosen for it, the delivery charge and the total, and you can correct all of them. The order number in our confirmation is what we need from you when you write to us.',
      'We may decline an order, for example because something is no longer available, because we do not serve your postcode, or because a price or description was plainly wrong. If you have already paid, we return the whole amount at once.',
    ),
  },
  {
    anchor: 'prices',
    title: 'Prices and payment',
    content: joinParagraphs(
      'Prices are in pounds sterling and include VAT where it applies. The total shown at checkout includes the delivery charge of a card order; nothing is added later.',
      'Card payments are taken by a regulated payment provider on its own page. We never see or keep your card number. A card order is accepted once the payment has been confirmed to us.',
      ...(features.includes('deposits') ? [DEPOSIT_TEXT] : []),
      'Our prices may change, but not for an order that we have already accepted.',
    ),
  },
  {
    anchor: 'collection-only',
    title: "'Collection Only' orders",
    content: joinParagraphs(
      "If you choose 'Collection Only' you pay nothing online and no delivery charge. You pay when you collect your order from {warehouse}. Please bring your order number. What we are to clean or preserve you bring there and fetch there. Moves and storage are paid on the day.",
      ...(features.includes('deposits')
        ? ['Where the page of your order offers it, you can also pay earlier by card there.']
        : []),
      'We tell you when your order is ready and keep it for 28 days from then. If you have not collected it by that time we write to you again; goods that have not been paid for may then be put back into stock and the order cancelled, at no cost to you.',
      'Your own item is never sold because you are late. After a reasonable time we may ask you to pay for its storage, and we would deal with an item that nobody claims only in the way that the Torts (Interference with Goods) Act 1977 provides for, after notice to you.',
    ),
  },
  {
    anchor: 'delivery',
    title: 'Collection and delivery by courier',
    content: joinParagraphs(
      'We collect from and deliver to mainland postcodes in England, Wales and Scotland. A day that we agree with you is a promise to do our best; if we cannot keep it, we tell you as soon as we know.',
      'Goods are delivered without undue delay, and within 30 days of the order unless we agreed on something else. If we do not deliver within that time, or within a time that you told us was essential, you may treat the contract as at an end and have your money back.',
      'Goods and your own item are at our risk until you, or someone whom you named, have them in hand. Please look at a parcel on arrival and tell us promptly about any damage to it; your rights do not depend on that, but it helps us to put things right.',
    ),
  },
];

/** Part of the terms if the backend can take deposits (rule 69 in docs/product.md). */
const DEPOSIT_TEXT =
  'For some services you may pay a deposit by card first. The checkout and our confirmation say how much the rest is and by which day it is due. Please pay it by then, by card or in another way that we agree; until it is paid we need not begin. If you cancel, the deposit is returned like everything else that you have paid, as the section about your right to cancel says.';
