import { readAuthor } from './author.ts';
import { refuseFaultyBuilds } from './smoke/refuse-faulty-builds.ts';
import { checkPackageNames } from './named-packages.mjs';
import { resolveFolder } from './packages.mjs';
import { parseReleaseArguments } from './release-options.mjs';
import { openReleaseTarget } from './targets/release-target.ts';

/** Runs the smoke check for the builds of these packages, then makes them live in one change. */
try {
  const { values, positionals, share } = parseReleaseArguments(process.argv.slice(2));
  const packages = checkPackageNames(positionals);
  const target = await openReleaseTarget(values);
  const { preview, to, unseen } = values;
  if (!unseen) await refuseFaultyBuilds(target, packages);
  const defaultAudience = preview ? 'stored for previews' : 'live';
  const audience = share === undefined ? defaultAudience : `live for ${to} of the visitors`;
  const releaseAuthor = { ...readAuthor(values.why), seen: !unseen };
  const folders = packages.map(resolveFolder);
  for (const { metadata, url } of await target.publish(folders, releaseAuthor, { share, preview }))
    console.log(`${metadata.version} is ${audience} at ${url} of ${target.location}`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
