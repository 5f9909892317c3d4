import type { Feature } from '../../features.ts';
import type { TermsSection } from '../text-calls.ts';
import { joinList, joinParagraphs } from './join-paragraphs.ts';

export const buildRightsTerms = (features: readonly Feature[]): TermsSection[] => [
  {
    anchor: 'cancellation',
    title: 'Your right to cancel',
    content: joinParagraphs(
      'Under the Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013 you may cancel an order made through this shop within 14 days, without giving a reason.',
      joinList(
        'For goods, the 14 days end 14 days after the day on which you, or someone whom you named, received the last of them.',
        'For services, they end 14 days after the day on which the contract was made.',
      ),
      `To cancel, tell us clearly before the time is over: ${features.includes('order-link') ? ORDER_PAGE_TEXT : ''}by e-mail to {email}, by phone on {phone}, through the contact page, or by letter to {company}, {address}. You may use these words, but need not: 'I give notice that I cancel my contract for the following goods or services', with your order number, the date of the order or delivery, your name and address and the date.`,
      'We return everything that you paid, including the cost of standard delivery, by the means you paid with, within 14 days of your notice or, for goods, of the day on which we have them back or you show that you sent them. You send goods back within 14 days of your notice and bear the cost of returning them, unless they are faulty. If their value has fallen because they were handled more than is needed to see what they are, we may deduct that.',
      ...(features.includes('calendar') ? [DATED_SERVICES_TEXT] : []),
      'We begin a service within the 14 days only if you ask us to. By sending or handing us your item for a service within that time you ask us to begin. You may still cancel, and then pay for what was done until your notice, in proportion to the whole. Once a service is complete, the right to cancel it ends, if you asked us to begin and acknowledged that.',
      'The right does not exist for things made or altered to your own specification, such as a personalised option, once that work has begun.',
    ),
  },
  {
    anchor: 'faulty',
    title: 'If something is not right',
    content: joinParagraphs(
      'Under the Consumer Rights Act 2015 goods must be as described, fit for purpose and of satisfactory quality. If they are not, you may reject them within 30 days and have your money back; after that we repair or replace them, and if that does not succeed you may have a price reduction or return them.',
      'Under the same Act services must be carried out with reasonable care and skill, and in line with what we told you. If they are not, we do the work again, at no cost to you and within a reasonable time; where that is impossible, or does not put things right, you may have a price reduction, up to the whole price.',
      'These rights come from the law and stand beside your right to cancel. Independent advice is given by Citizens Advice.',
    ),
  },
];

const ORDER_PAGE_TEXT = 'on the page of your order, where it says that this can be done there, ';

/**
 * Rights that the firm grants beyond the law. This text is part of the terms only if the backend
 * has a calendar (rule 47 in docs/product.md).
 */
const DATED_SERVICES_TEXT =
  'A service on a day that you chose from our calendar can be cancelled on the page of your order after these 14 days too, with everything that you paid returned, as long as that day could still be chosen by somebody else. Until then you may also choose another day there, up to three times. The page names the last day for both. Once we have begun, please call us.';
