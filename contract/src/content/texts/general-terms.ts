import { joinList, joinParagraphs } from './join-paragraphs.ts';
import type { TermsSection } from '../text-calls.ts';

export const generalTerms: TermsSection[] = [
  {
    anchor: 'insurance',
    title: 'Insurance and valuation',
    content: joinParagraphs(
      'Insurance up to £5000 is included for an item that you hand to us for cleaning or preservation, from the time it is collected until it is back with you.',
      'An item is valued at half the purchase price. Please keep a receipt or another record of what you paid. If that value is above £5000, tell us before you send the item and we ask our insurer for further cover.',
      'The insurance comes on top of what we owe you by law and does not limit it.',
    ),
  },
  {
    anchor: 'liability',
    title: 'Our responsibility to you',
    content: joinParagraphs(
      'If we break this contract or do not use reasonable care and skill, we are responsible for loss or damage that you suffer as a foreseeable result. Loss is foreseeable if it is plain that it will happen, or if both of us knew when the contract was made that it might.',
      'We are not responsible for business losses, since we supply to consumers for private use, nor for loss that is not our fault.',
      'We do not exclude or limit our responsibility where the law does not allow it. That includes death or personal injury caused by our negligence, fraud, and your rights under the Consumer Rights Act 2015.',
    ),
  },
  {
    anchor: 'complaints',
    title: 'Complaints and claims',
    content: joinParagraphs(
      'If you are not satisfied, tell us: on {phone}, at {email} or through the contact page, with your order number and, for damage, a few photographs. Please keep the wrapping. The sooner you tell us the easier it is to put right; we ask for damage in transit to be reported within 14 days, but a later report is not refused for that reason alone.',
      'We answer within two working days that we have your complaint, and within 14 days with a decision and its reasons. If a repair, a second cleaning or a payment is due, it follows within 14 days of the decision.',
      'If we cannot agree, you may take the matter to an approved alternative dispute resolution body, which we name in our decision together with whether we are willing to use it, or to court.',
    ),
  },
  {
    anchor: 'privacy',
    title: 'Your personal data',
    content: joinParagraphs(
      '{company} is the controller of the data that you give us, under the UK GDPR and the Data Protection Act 2018.',
      joinList(
        'We use your name, address, phone number, e-mail address and order to carry out our contract with you, and to answer when you write to us.',
        'We keep records of orders and payments for six years after the end of the financial year, because tax law requires it, and messages for as long as they are needed to deal with them.',
        'We share what is needed with our couriers, our payment provider, our mail service and our insurer, and with nobody for their own advertising.',
        'Passwords are kept only in a form from which they cannot be read back. Card numbers never reach us.',
      ),
      'This shop keeps your basket, your choices and your sign-in in the storage of your own browser, because it could not work without them. It sets no advertising or tracking cookies. While we try out a new version of the shop, one cookie with a random number in it keeps you on the same version for up to 30 days. Paying by card takes you to the payment provider, whose own notice applies there.',
      "You may ask us for a copy of your data, to correct or erase it, to limit its use or to hand it on, and you may object to its use: write to {email}. You may also complain to the Information Commissioner's Office at ico.org.uk.",
    ),
  },
  {
    anchor: 'events',
    title: 'Accounts, this website, and events beyond our control',
    content: joinParagraphs(
      'Please keep your password to yourself and tell us if somebody else may know it. We may close an account that is used to harm others or this shop.',
      'The texts and pictures of this shop are ours or are used by permission; you may print or save them for yourself. Other sites that we link to are in the care of those who run them.',
      'If something beyond our reasonable control delays us, such as extreme weather or a closed road, we tell you, do what we can to limit the delay, and are not liable for it. If the delay is serious you may cancel and have back what you paid for what you did not receive.',
    ),
  },
  {
    anchor: 'law',
    title: 'Changes, business customers and governing law',
    content: joinParagraphs(
      'The terms that apply to an order are those on this page when you placed it. If a part of them does not hold, the rest does. Nobody but you and us has rights under the contract. We may hand our part to another firm if your rights do not suffer by it.',
      'If you order in the course of a business, sections 7 and 8 do not apply, our liability is limited to the price of the order as far as the law allows, and the insurance of section 14 still does apply.',
      'English law governs these terms. You may bring proceedings in the courts of England and Wales; if you live in Scotland or Northern Ireland you may also do so in the courts there.',
    ),
  },
];
