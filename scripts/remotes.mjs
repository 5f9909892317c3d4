import { listRemotes, readRemote } from './packages.mjs';

for (const folder of listRemotes()) {
  const { about, devPort, routes } = readRemote(folder);
  console.log(`${folder} (${devPort}): ${about}\n  ${routes.map(({ path }) => path).join('  ')}`);
}
