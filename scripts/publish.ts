import { author } from './author.ts';
import { refuseUnsightly } from './look/refuse-unsightly.ts';
import { namedPackages } from './named-packages.mjs';
import { folderOf } from './packages.mjs';
import { parseRelease } from './release-options.mjs';
import { releaseTarget } from './targets/release-target.ts';

/**
 * Runs the smoke check for the current builds of the named packages and then makes them live in one
 * step: `publish.ts catalog-mfe [--to 20%]`.
 */
try {
  const { values, positionals, share } = parseRelease(process.argv.slice(2));
  const packages = namedPackages(positionals);
  const target = await releaseTarget(values);
  const { preview, to, unseen } = values;
  if (!unseen) await refuseUnsightly(target, packages);
  const unsplit = preview ? 'stored for previews' : 'live';
  const given = share === undefined ? unsplit : `live for ${to} of the visitors`;
  const by = { ...author(values.why), seen: !unseen };
  const folders = packages.map(folderOf);
  for (const { metadata, url } of await target.publish(folders, by, { share, preview }))
    console.log(`${metadata.version} is ${given} at ${url} of ${target.location}`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
