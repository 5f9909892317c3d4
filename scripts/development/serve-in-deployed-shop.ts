import { readDeployedShop } from 'build/deployed-shop';
import { buildPackages } from '../steps/build.mjs';
import { type ProgramRunner, watchTypes } from './program-runner.ts';
import { servePackage } from './serve-package.ts';

interface Options {
  /** First port to try. */
  port: number;
  /** Address of the running shop. */
  address: string;
}

const NO_TOKEN_NOTICE =
  "RELEASE_TOKEN is not set, so types are compared with this working copy only. The shop's operator creates a token with 'npm run token'.";

/** Serves the pages of a running shop, in which one remote comes from the working copy. */
export async function serveInDeployedShop(
  runner: ProgramRunner,
  names: string[],
  { port, address }: Options,
): Promise<void> {
  const [name] = names;
  if (name === undefined || names.length > 1 || name === 'shell')
    throw new Error('Name the one remote that is to run in the deployed shop.');
  // Removes the token from the environment, so that only the comparison of types gets it.
  const token = process.env['RELEASE_TOKEN']?.trim();
  delete process.env['RELEASE_TOKEN'];
  const shop = await readDeployedShop(address);
  watchTypes(runner, [name]);
  const pagePort = await servePackage(runner, name, {
    port,
    shop,
    onEnd: () => process.exit(1),
  });
  console.log(
    `\n${name} in ${shop.origin} opens at http://localhost:${pagePort} when its first build is done.\n`,
  );
  if (token) await checkAgainstLiveTypes(runner, name, shop.origin, token);
  else console.log(NO_TOKEN_NOTICE);
}

/**
 * Compiles the remote once with the types of the shop's live versions. Prints incompatibilities.
 */
async function checkAgainstLiveTypes(
  runner: ProgramRunner,
  name: string,
  origin: string,
  token: string,
): Promise<void> {
  if ((await buildPackages(['--projects', name])) !== 0)
    return console.error('The types of the live versions are not checked: the build has failed.');
  runner.run({
    name: 'live types',
    command: ['node', 'scripts/check-compatibility.ts', name],
    env: { RELEASE_TO: origin, RELEASE_TOKEN: token },
  });
}
