import { roomOf, rooms } from './packages.mjs';

/** `npm run rooms`: what the rooms are, which pages each has and where its development server listens. */
for (const folder of rooms()) {
  const { about, devPort, routes } = roomOf(folder);
  console.log(`${folder} (${devPort}): ${about}\n  ${routes.map(({ path }) => path).join('  ')}`);
}
