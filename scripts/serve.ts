import { ConfigError } from 'api/config-error';
import { drain } from 'api/drain';
import { endInOrder } from 'api/end-in-order';
import { loggable } from 'api/loggable';
import { prepareApi } from 'api/start';
import { buildEdge } from 'edge/app';
import { backendReady } from 'edge/backend-ready';
import { IncompatibleError } from 'edge/incompatible-error';
import { publish } from 'edge/publish';
import { SettingError } from 'edge/setting-error';
import { readSettings } from 'edge/settings';
import { folderOf, packages } from './packages.ts';

/** Serves the storefront, and the backend beside it unless another one is set. */
async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  const api = settings.ownBackend ? await prepareApi(process.env) : null;
  await publish(settings.dataDir, packages.map(folderOf), { keepWithdrawn: true });

  const app = await buildEdge(settings, {
    logLevel: process.env['LOG_LEVEL'] ?? (settings.production ? 'info' : 'warn'),
    ready: (log) => api?.ready(log) ?? backendReady(settings.apiInternalUrl),
    beside: async (server) => {
      if (api) await server.register(api.plugin, { prefix: '/api' });
    },
  });
  drain(app);
  const { host, port } = settings;
  await app.listen({ port, host }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'EADDRNOTAVAIL')
      throw new SettingError(`HOST ${host} is no address of this machine.`);
    if (cause.code !== 'EADDRINUSE') throw cause;
    throw new SettingError(`PORT ${port} is taken: stop what uses it, or set another.`);
  });
  const background = api?.background(app.log);
  endInOrder(app.log, async () => {
    await app.close();
    await background?.stop();
    await api?.close();
  });
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
  const isNamed = [SettingError, ConfigError, IncompatibleError].some((kind) => cause instanceof kind);
  console.error(isNamed ? (cause as Error).message : loggable(cause));
  process.exit(1);
});
