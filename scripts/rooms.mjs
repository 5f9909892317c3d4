import { roomOf, rooms } from './packages.mjs';

/** `npm run rooms` lists the remotes with their pages and the ports of their dev servers. */
for (const folder of rooms()) {
  const { about, devPort, routes } = roomOf(folder);
  console.log(`${folder} (${devPort}): ${about}\n  ${routes.map(({ path }) => path).join('  ')}`);
}
