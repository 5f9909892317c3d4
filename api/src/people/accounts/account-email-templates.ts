import type { ShopSettings } from 'server/settings/shop';
import { findAccount, findUserRecord } from '../records/accounts.ts';
import { toParagraphs } from '../../mail/email/content.ts';
import {
  type EmailDraft,
  type EmailTemplates,
  type MailJob,
  NoRecipientError,
} from '../../mail/email/email.ts';
import { createLink } from './links.ts';

/**
 * Queued mail with a link to set a new password. Anybody can request this mail for any address. The
 * mail worker drops the mail if no customer's account has the address.
 */
interface PasswordLinkMail extends MailJob {
  email: string;
  /** Origin of the storefront. */
  site: string;
}

/**
 * Queued mail with a link that confirms a new e-mail address. When the mail is sent, it is not yet
 * known whether the address belongs to the user.
 */
interface EmailLinkMail extends MailJob {
  userid: number;
  email: string;
  site: string;
}

interface AccountNoticeMail extends MailJob {
  to: string;
}

export const accountEmailTemplates = {
  'password-link': {
    title: 'Link for a new password',
    recipient: 'customer',
    about: 'account',
    hasEditableText: false,
    build: async ({ db, config }, { email, site }: PasswordLinkMail) => {
      const account = await findAccount(db, email);
      if (account?.role !== 'customer') throw new NoRecipientError();
      const link = { userid: account.id, purpose: 'password', email: account.email } as const;
      const token = await db.transaction((tx) => createLink(tx, link));
      return buildAccountEmail(config.shop, {
        to: account.email,
        title: 'Choose a new password',
        sentences: [
          'Somebody, most likely you, asked for a new password for your account with us.',
          'The link below opens a page where you choose one. It works once, within 30 minutes; until then your old password stays as it is.',
        ],
        action: { label: 'Choose a new password', url: `${site}/reset-password#${token}` },
        closingSentence:
          'If it was not you, you need not do anything: nobody else can read this link.',
      });
    },
  },
  'password-changed': {
    title: 'Password changed',
    recipient: 'customer',
    about: 'account',
    hasEditableText: false,
    build: ({ config: { shop } }, { to }: AccountNoticeMail) =>
      buildAccountEmail(shop, {
        to,
        title: 'Your password was changed',
        sentences: [
          'The password of your account with us was changed a moment ago, and all other devices were signed out.',
          `If it was not you, please choose a new password on our sign-in page and tell us: ${shop.phone} or ${shop.email}.`,
        ],
      }),
  },
  'email-link': {
    title: 'Link that confirms a new e-mail address',
    recipient: 'customer',
    about: 'account',
    hasEditableText: false,
    build: async ({ db, config }, { userid, email, site }: EmailLinkMail) => {
      const [owner, account] = [await findUserRecord(db, userid), await findAccount(db, email)];
      const isTaken = account !== null && account.id !== userid;
      if (isTaken || owner?.role !== 'customer') throw new NoRecipientError();
      const token = await db.transaction((tx) =>
        createLink(tx, { userid, purpose: 'email', email }),
      );
      return buildAccountEmail(config.shop, {
        to: email,
        title: 'Confirm your e-mail',
        sentences: [
          'Somebody, most likely you, wants to use this address for an account with us.',
          'The link below opens a page where you confirm it. It works once, within 24 hours; until then the account keeps its old address.',
        ],
        action: { label: 'Confirm this address', url: `${site}/confirm-email#${token}` },
        closingSentence:
          'If it was not you, you need not do anything, and we use this address no further.',
      });
    },
  },
  'email-changed': {
    title: 'E-mail address changed',
    recipient: 'customer',
    about: 'account',
    hasEditableText: false,
    build: ({ config: { shop } }, { to }: AccountNoticeMail) =>
      buildAccountEmail(shop, {
        to,
        title: 'Your e-mail was changed',
        sentences: [
          'Your account with us has another e-mail address from now on, which was confirmed there. You sign in with the new one; this address gets no more mails about the account.',
          `If it was not you, please tell us at once: ${shop.phone} or ${shop.email}.`,
        ],
      }),
  },
  'account-erased': {
    title: 'Account erased by the customer',
    recipient: 'customer',
    about: 'account',
    hasEditableText: false,
    build: ({ config: { shop } }, { to }: AccountNoticeMail) =>
      buildAccountEmail(shop, {
        to,
        title: 'Your account is erased',
        sentences: [
          'Your account with us and what we kept in it are erased, as you asked. The law has us keep what was ordered and paid; your name, address and e-mail are removed from it.',
          'This is our last mail about the account. Thank you for having been our customer.',
        ],
      }),
  },
  'customer-erased': {
    title: 'Data erased by us',
    recipient: 'customer',
    about: 'account',
    hasEditableText: false,
    build: ({ config: { shop } }, { to }: AccountNoticeMail) =>
      buildAccountEmail(shop, {
        to,
        title: 'Your data is erased',
        sentences: [
          'What we kept about you is erased, as you asked: accounts, addresses and messages. The law has us keep what was ordered and paid; your name, address, phone and e-mail are removed from it.',
          `This is our last mail about it. If you did not ask for this, please tell us: ${shop.phone} or ${shop.email}.`,
        ],
      }),
  },
} satisfies EmailTemplates;

interface AccountEmail {
  to: string;
  title: string;
  sentences: readonly string[];
  action?: { label: string; url: string };
  closingSentence?: string;
}

/**
 * Builds an email about an account. Callers pass no text from requests, so that nobody can send
 * their own messages through the shop.
 */
export function buildAccountEmail(
  { brand }: ShopSettings,
  { to, title, sentences, action, closingSentence }: AccountEmail,
): EmailDraft {
  return {
    to,
    subject: `${title} – ${brand}`,
    content: {
      title,
      preview: sentences[0] ?? title,
      parts: [
        ...toParagraphs(...sentences),
        ...(action ? [{ kind: 'button', name: action.label, href: action.url } as const] : []),
        ...(closingSentence === undefined ? [] : toParagraphs(closingSentence)),
      ],
    },
  };
}
