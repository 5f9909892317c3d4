import { parseArgs } from 'node:util';
import { addToken, isOpen, listTokens, revokeToken } from 'releases/tokens';
import { author } from './author.ts';
import { namedPackages } from './named-packages.mjs';
import { roomOf } from './packages.mjs';
import { minute, table } from './table.ts';
import { openOwnReleases } from './targets/own-releases.ts';

/** Default and longest lifetime of a token, in days. */
const DAYS = 90;
const MOST_DAYS = 366;

const USAGE = `npm run token -- add catalog-mfe [more] --for 'catalogue team' [--days ${DAYS}]
npm run token -- list
npm run token -- revoke <id>`;

/**
 * `npm run token` manages the tokens with which teams release into a running shop. They are stored
 * beside the releases.
 */
try {
  const { values, positionals } = parseArgs({
    options: { for: { type: 'string' }, days: { type: 'string' } },
    allowPositionals: true,
  });
  const [command, ...names] = positionals;
  const shop = process.env['RELEASE_TO']?.trim();
  if (shop)
    throw new Error(
      `RELEASE_TO is ${shop}, but tokens cannot be managed over HTTP: unset RELEASE_TO and run this command on a machine with access to that shop's store.`,
    );
  const { releases, location } = await openOwnReleases();
  const { store } = releases;
  if (command === 'add') {
    const packages = namedPackages(names).map((folder) => roomOf(folder).name);
    const holder = values.for?.trim() ?? '';
    if (!/^[^\p{C}]{1,60}$/u.test(holder))
      throw new Error(
        "--for says in up to 60 characters who gets the token: --for 'catalogue team'.",
      );
    const days = daysOf(values.days);
    const { secret, token } = await addToken(store, { packages, holder, days }, author().by);
    console.error(
      `Token ${token.id} for ${holder} releases ${names.join(', ')} until ${minute(token.expiresAt)}. Only its hash is stored, in ${location}. The token is shown once:`,
    );
    console.log(secret);
  } else if (command === 'list' && names.length === 0) {
    const titles = ['id', 'for', 'releases', 'made', 'by', 'state'];
    console.error(`Tokens of ${location}:`);
    console.log(table([titles, ...(await listTokens(store)).map(row)]));
  } else if (command === 'revoke' && names[0] && names.length === 1) {
    const { id, holder } = await revokeToken(store, names[0], author().by);
    console.log(`Token ${id} for ${holder} is revoked in ${location}.`);
  } else {
    throw new Error(USAGE);
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}

function daysOf(given = String(DAYS)): number {
  const days = Number(given);
  if (/^\d+$/.test(given) && days >= 1 && days <= MOST_DAYS) return days;
  throw new Error(`--days is a whole number from 1 to ${MOST_DAYS}.`);
}

function row(token: Awaited<ReturnType<typeof listTokens>>[number]): string[] {
  const { id, holder, packages, madeAt, madeBy, expiresAt, revoked } = token;
  const ended = isOpen(token, Date.now()) ? 'until' : 'expired';
  const state = revoked
    ? `revoked ${minute(revoked.at)} by ${revoked.by}`
    : `${ended} ${minute(expiresAt)}`;
  return [id, holder, packages.join(', '), minute(madeAt), madeBy, state];
}
