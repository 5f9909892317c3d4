import { object, record, safeParse, string, unknown } from 'valibot';

/** A running shop, whose pages show one remote from the working copy. */
export interface DeployedShop {
  /** Origin that gets the proxy's requests. */
  origin: string;
  /**
   * Origin in the shop's own links. Differs from `origin` if the shop is reached at a second
   * address.
   */
  publicOrigin: string;
  /** URL of the shop's backend as browsers call it. */
  backendUrl: string;
  /** Names of the live remotes. */
  remotes: string[];
}

const TIMEOUT_MS = 15_000;

const bootSchema = object({
  config: object({ apiHost: string(), publicUrl: string() }),
  registry: object({ microFrontends: record(string(), unknown()) }),
});

/**
 * Throws an error with a message for developers unless a shop of this repository is at the address.
 */
export async function readDeployedShop(address: string): Promise<DeployedShop> {
  const origin = parseOrigin(address);
  const response = await fetchBootData(origin);
  const redirectTarget = response.headers.get('location');
  if (redirectTarget !== null)
    throw new Error(`${origin} redirects to ${redirectTarget}: name the shop's own address.`);
  const boot = safeParse(bootSchema, await response.json().catch(() => null));
  if (!response.ok || !boot.success || !URL.canParse(boot.output.config.publicUrl))
    throw new Error(
      `${origin} is no shop of this repository: its /boot.json (${response.status}) lists no releases.`,
    );
  const { config, registry } = boot.output;
  return {
    origin,
    publicOrigin: new URL(config.publicUrl).origin,
    backendUrl: new URL(config.apiHost, config.publicUrl).href.replace(/\/$/, ''),
    remotes: Object.keys(registry.microFrontends),
  };
}

function parseOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const hasOnlyOrigin =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username;
  if (hasOnlyOrigin) return url.origin;
  throw new Error(`'${address}' is no shop's address, like https://shop.example.com.`);
}

async function fetchBootData(origin: string): Promise<Response> {
  try {
    return await fetch(`${origin}/boot.json`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    throw new Error(`${origin} cannot be reached: ${describeFailure(cause)}.`, { cause });
  }
}

export function describeFailure(cause: unknown): string {
  const { message, code, cause: innerCause } = cause as NodeJS.ErrnoException;
  return innerCause instanceof Error ? describeFailure(innerCause) : message || (code ?? 'unknown');
}

const escapeText = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns the page that the proxy shows while the deployed shop does not respond. */
export const renderFailurePage = (sentence: string): string => `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The deployed shop does not respond</title></head>
<body><h1>The deployed shop does not respond</h1>
<p>${escapeText(sentence)}</p>
<p>This page comes from the local proxy of <code>npm run dev</code>. Reload it when the shop is back.</p></body>
</html>
`;
