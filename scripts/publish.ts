import { readAuthor } from './releasing/read-author.ts';
import { followRelease } from './releasing/follow-release.ts';
import { refuseFaultyBuilds } from './smoke/refuse-faulty-builds.ts';
import { checkPackageNames } from './command-line/named-packages.mjs';
import { resolveFolder } from './packages.mjs';
import { PREVIEW_PAGE, describeRelease } from './releasing/released-page.ts';
import { readOwnReleaseNotes } from './releasing/read-release-notes.ts';
import { parseReleaseArguments } from './command-line/release-options.mjs';
import { openReleaseTarget } from './targets/release-target.ts';

/**
 * Opens the pages of the named packages' builds in a browser (smoke check), unless `--unseen` is
 * set. If no page fails, makes the builds live in one change, waits until the storefront serves them
 * and watches them for a minute.
 */
try {
  const { values, positionals, share, watchMs } = parseReleaseArguments(process.argv.slice(2));
  const packages = checkPackageNames(positionals);
  const target = await openReleaseTarget(values);
  const { preview, to, unseen } = values;
  if (!unseen) await refuseFaultyBuilds(target, packages);
  const defaultAudience = preview ? 'stored for previews' : 'live';
  const audience = share === undefined ? defaultAudience : `live for ${to} of the visitors`;
  const notes = readOwnReleaseNotes(packages, await target.status());
  const releaseAuthor = { ...readAuthor(values.why), seen: !unseen, notes };
  const folders = packages.map(resolveFolder);
  const releases = await target.publish(folders, releaseAuthor, { share, preview });
  const lines = releases.map((release) =>
    describeRelease(release, audience, target, preview ? PREVIEW_PAGE : undefined),
  );
  if (preview) for (const line of lines) console.log(line);
  else
    await followRelease(target, releases, {
      lines,
      watchMs,
      splitChange: share === undefined ? 'none' : 'starts',
    });
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
