import type { FaqEntry } from '../faq.ts';
import { homeQuestions } from './home-questions.ts';
import { joinParagraphs } from './join-paragraphs.ts';

interface FaqText extends FaqEntry {
  /** Whether the home page shows the question too. */
  isHome?: true;
}

/** FAQ of a new database, and of a shop whose backend stores none. */
export const faqTexts: { title: string; entries: FaqText[] }[] = [
  {
    title: 'Cleaning',
    entries: [
      {
        question: 'How is my dress cleaned?',
        answer: joinParagraphs(
          'By hand first, and only then as a whole. When a dress arrives we look at it in daylight, note every mark, loose bead and worn seam, and test the fabric and trimmings where nobody will see it. Stains and the hem are treated one at a time; after that the dress is cleaned in the way its own fabric asks for.',
          'It is pressed, checked again against the notes made on arrival, and only then packed.',
        ),
      },
      {
        question: 'Which marks can you remove?',
        answer: joinParagraphs(
          'Mud, grass, make-up, wine, cake and perspiration usually come out of a dress that has not waited too long. Rust, ink, old dye and marks that have already turned brown may only fade.',
          'We tell you what we expect before we begin. If a stronger treatment would put the fabric at risk, we ask you first and do not go ahead without your answer.',
        ),
      },
      {
        question: 'Do you clean silk, lace and beading?',
        answer:
          'Yes. Silk, satin, tulle, lace, chiffon and beaded or embroidered dresses are what we do most. Buttons, brooches and trimmings that would suffer are covered or taken off, and sewn back on afterwards.',
      },
      {
        question: 'How soon after the wedding should I send my dress?',
        answer:
          'As soon as you can. Sugar, champagne and perspiration dry clear and darken with time, so a dress that looks clean after the day may not look so a year later. Dresses that have waited for years are welcome too: we will say honestly what can still be done.',
      },
      {
        question: 'What is the difference between cleaning and preservation?',
        answer:
          'Cleaning makes a dress ready to be worn, sold or lent. Preservation is cleaning and then packing for many years: the dress is folded over acid-free tissue, so that no crease lies on bare fabric, and laid in an acid-free box.',
      },
      {
        question: 'Should I try to remove a stain myself?',
        answer:
          'Please do not. Water, soap and heat can set a mark for good or leave a ring that is harder to treat than the stain. Let the dress dry, note where the marks are and what made them, and send the note with it.',
      },
    ],
  },
  {
    title: 'Insurance',
    entries: [
      homeQuestions.insurance,
      {
        question: 'How is a dress valued if something happens to it?',
        answer:
          'At half the purchase price, up to the £5000 that the insurance covers. Please keep your receipt, or another record of what you paid.',
      },
      {
        question: 'What if half the purchase price is more than £5000?',
        answer:
          'Where more cover is offered with a service, you can choose it beside the dress. Otherwise write to us before you send the dress: we can ask our insurer for cover of its own for that one journey and tell you what it would cost; you decide whether you want it.',
      },
      {
        question: 'How do I make a claim?',
        answer:
          'Tell us as soon as you notice, by the contact page or by phone, with your order number and a few photographs. Keep the box and the wrapping until we have answered. The terms say how we handle a claim and what you can do if you do not agree.',
      },
    ],
  },
  {
    title: 'Packing',
    entries: [
      {
        question: 'How should I pack my dress for the courier?',
        answer:
          'Fold it loosely, bodice inside the skirt, in a clean cotton sheet or tissue paper, and lay it in a strong box that it fills without being pressed. Put your name and order number inside, seal every edge, and leave out hangers, pins and anything of value.',
      },
      {
        question: 'How will my dress come back?',
        answer:
          'A cleaned dress comes back folded in tissue inside a sturdy box, ready to be hung for a day before it is worn. A preserved one is in its acid-free box; you need not open it, and it is best kept flat, dry and out of the sun.',
      },
      homeQuestions.kits,
      {
        question: 'How big are the boxes in the kits?',
        answer:
          'Every box measures 458x305x304mm: large enough for books, kitchen things or folded clothes, and small enough to carry when it is full. Boxes arrive flat.',
      },
    ],
  },
  {
    title: 'Collection and delivery',
    entries: [
      {
        question: 'Where do you collect from and deliver to?',
        answer:
          'Collection and delivery are to mainland postcodes in England, Wales and Scotland. For the islands and Northern Ireland, please write to us before you order.',
      },
      homeQuestions.wedding,
      homeQuestions.collection,
      {
        question: 'Can I change the day of a collection?',
        answer:
          'Yes, free of charge, up to the working day before. Call or write to us with your order number. Somebody needs to be there to hand the parcel over; a neighbour or your place of work will do.',
      },
    ],
  },
];
