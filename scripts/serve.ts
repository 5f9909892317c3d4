import { loggable } from 'api/loggable';
import { prepareApi } from 'api/start';
import { buildEdge } from 'edge/app';
import { backendReady } from 'edge/backend-ready';
import { IncompatibleError } from 'edge/incompatible-error';
import { publishFirst } from 'edge/publish-first';
import { openReleases } from 'edge/releases';
import { readSettings } from 'edge/settings';
import { drain } from 'server/drain';
import { endInOrder } from 'server/end-in-order';
import { listen } from 'server/listen';
import { SettingError } from 'server/settings/error';
import { author } from './author.ts';
import { folderOf, released } from './packages.mjs';

/** Serves the storefront, and the backend beside it unless another one is set. */
async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  const api = settings.ownBackend ? await prepareApi(process.env) : null;
  const builds = Object.fromEntries(released().map((name) => [name, folderOf(name)]));
  const differing = await publishFirst(await openReleases(settings), builds, author());
  for (const sentence of differing) console.warn(sentence);

  const app = await buildEdge(settings, {
    ready: (log) => api?.ready(log) ?? backendReady(settings.apiInternalUrl),
    beside: async (server) => {
      if (api) await server.register(api.plugin, { prefix: '/api' });
    },
  });
  drain(app);
  await listen(app, settings, 'PORT');
  const background = api?.background(app.log);
  endInOrder(
    app.log,
    async () => {
      await app.close();
      await background?.stop();
      await api?.close();
    },
    loggable,
  );
  announce(settings.publicUrl ?? settings.ownUrl, api?.signIns ?? []);
}

function announce(
  address: string,
  signIns: readonly { role: string; email: string; password: string }[],
): void {
  console.log(`\nThe shop is open at ${address}\n`);
  for (const { role, email, password } of signIns) {
    console.log(`  ${role.padEnd(9)} ${email}  password: ${password}`);
  }
}

serve().catch((cause: unknown) => {
  // A bad setting, and a room that does not fit, are one line that names it; anything else is worth its stack.
  const isNamed = [SettingError, IncompatibleError].some((kind) => cause instanceof kind);
  console.error(isNamed ? (cause as Error).message : loggable(cause));
  process.exit(1);
});
