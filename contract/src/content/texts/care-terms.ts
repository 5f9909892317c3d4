import { joinParagraphs } from './join-paragraphs.ts';
import type { TermsSection } from '../text-calls.ts';

export const careTerms: TermsSection[] = [
  {
    anchor: 'cleaning',
    title: 'Cleaning and preservation',
    content: joinParagraphs(
      'We inspect your item when it arrives and record its condition. If we find a mark, a weak seam or a trimming that makes the treatment you ordered unwise, we tell you before we go on, and you may have the item back untreated and your money returned.',
      'Some marks cannot be removed without harm to the fabric. We tell you what we expect and do not promise that every mark will go. Ageing, fading, weak thread and earlier treatment may show only in cleaning; we are responsible for the care we take, not for what was there before.',
      'A preserved item is packed to be kept flat, dry and out of the light. If you open the box, what is inside has to be folded and packed afresh to stay protected.',
      'Please take brooches, jewellery and anything in pockets out before you hand an item to us.',
    ),
  },
  {
    anchor: 'personalised',
    title: 'Personalised items',
    content: joinParagraphs(
      'A personalised option is made to your wishes at the fixed price shown with it. We ask you to confirm the wording before we begin, and make it as you confirmed it.',
      'If a personalised item is faulty or is not what you confirmed, section 8 applies to it in full.',
    ),
  },
  {
    anchor: 'dates',
    title: 'Weddings and other dates',
    content: joinParagraphs(
      'Dresses should be returned at least a week before a wedding. If you need an item by a certain day, tell us when you order and before you send it; a day is part of our contract once we have confirmed it in writing.',
      'If we fail to keep a day that we confirmed, you may have the price of the service back, and section 15 applies to what else you lost by it.',
    ),
  },
  {
    anchor: 'kits',
    title: 'Removal kits and packing materials',
    content: joinParagraphs(
      'Kits contain what their page lists. Boxes are delivered flat and measure 458x305x304mm; small differences of make, colour or print may occur and change nothing in their use.',
      'Pack boxes so that they can be lifted safely, and close them on top and bottom. We do not answer for damage to things because a box was overfilled or not closed, unless the box itself was faulty.',
    ),
  },
  {
    anchor: 'removals',
    title: 'Removals, logistics and storage',
    content: joinParagraphs(
      'Moves, transport and storage are priced after a survey or a list of what is to be moved, and are agreed with you in a quotation of their own. What that quotation says about the day, access, waiting time and postponement applies together with these terms; where the two differ, the quotation stands.',
      'Please tell us about narrow access, parking, and things that are fragile or valuable before the day. We do not carry dangerous goods, animals, cash or documents that cannot be replaced.',
    ),
  },
];
