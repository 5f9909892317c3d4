import { listRemotes, readRemote } from './packages.mjs';

/** `npm run remotes` lists the remotes with their pages and the ports of their dev servers. */
for (const folder of listRemotes()) {
  const { about, devPort, routes } = readRemote(folder);
  console.log(`${folder} (${devPort}): ${about}\n  ${routes.map(({ path }) => path).join('  ')}`);
}
