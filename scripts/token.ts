import { parseArgs } from 'node:util';
import { addToken, isTokenValid, listTokens, revokeToken } from 'releases/tokens';
import { PACKAGE_NAME } from 'server/package-name';
import { readAuthor } from './releasing/read-author.ts';
import { checkPackageNames, refuseOwnNames } from './command-line/named-packages.mjs';
import { readRemote } from './packages.mjs';
import { formatMinute, formatTable } from './releasing/format-output.ts';
import { openOwnReleases } from './targets/release-target.ts';
import { describeUsage, exitIfHelpWanted } from './command-line/help.mjs';

const DEFAULT_DAYS = 90;
const MAX_DAYS = 366;

const TRUST =
  'Code of a remote can read the session of every visitor who opens it. Give this token only to people whom you trust with all sessions (docs/security.md).';

/**
 * Manages the tokens that let teams release into a running shop. The store contains only hashes of
 * the tokens.
 */
exitIfHelpWanted('token');
try {
  const { values, positionals } = parseArgs({
    options: {
      for: { type: 'string' },
      days: { type: 'string' },
      remote: { type: 'string', multiple: true },
    },
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
    const packages = listReleaseNames(names, values.remote);
    const holder = values.for?.trim() ?? '';
    if (!/^[^\p{C}]{1,60}$/u.test(holder))
      throw new Error(
        "--for says in up to 60 characters who gets the token: --for 'catalogue team'.",
      );
    const days = parseDays(values.days);
    const { secret, token } = await addToken(
      store,
      { packages, outside: values.remote ?? [], holder, days },
      readAuthor().by,
    );
    console.error(TRUST);
    console.error(
      `Token ${token.id} for ${holder} releases ${[...names, ...(values.remote ?? [])].join(', ')} until ${formatMinute(token.expiresAt)}. Only its hash is stored, in ${location}. The token is shown once:`,
    );
    console.log(secret);
  } else if (command === 'list' && names.length === 0) {
    const titles = ['id', 'for', 'releases', 'made', 'by', 'state'];
    console.error(`Tokens of ${location}:`);
    console.log(formatTable([titles, ...(await listTokens(store)).map(buildRow)]));
  } else if (command === 'revoke' && names[0] && names.length === 1) {
    const { id, holder } = await revokeToken(store, names[0], readAuthor().by);
    console.log(`Token ${id} for ${holder} is revoked in ${location}.`);
  } else {
    throw new Error(describeUsage('token'));
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}

/** Returns the names of packages of this repository, and of remotes of other repositories. */
function listReleaseNames(folders: string[], otherRemotes: string[] = []): string[] {
  const wrongName = otherRemotes.find((name) => !PACKAGE_NAME.test(name));
  if (wrongName !== undefined)
    throw new Error(
      `--remote takes the name in a remote.json, like 'gifts', and not '${wrongName}'.`,
    );
  refuseOwnNames(otherRemotes);
  const isForOthersOnly = folders.length === 0 && otherRemotes.length > 0;
  const ownNames = isForOthersOnly ? [] : checkPackageNames(folders);
  return [...ownNames.map((folder) => readRemote(folder).name), ...otherRemotes];
}

function parseDays(text = String(DEFAULT_DAYS)): number {
  const days = Number(text);
  if (/^\d+$/.test(text) && days >= 1 && days <= MAX_DAYS) return days;
  throw new Error(`--days is a whole number from 1 to ${MAX_DAYS}.`);
}

function buildRow(token: Awaited<ReturnType<typeof listTokens>>[number]): string[] {
  const { id, holder, packages, madeAt, madeBy, expiresAt, revoked } = token;
  const endLabel = isTokenValid(token, Date.now()) ? 'until' : 'expired';
  const state = revoked
    ? `revoked ${formatMinute(revoked.at)} by ${revoked.by}`
    : `${endLabel} ${formatMinute(expiresAt)}`;
  return [id, holder, packages.join(', '), formatMinute(madeAt), madeBy, state];
}
