import type { DevRelease } from '../dev-release.ts';
import type { DeployedShop } from './deployed-shop.ts';
import { getLocalApiPath } from './local-address.ts';

export interface LocalRemote {
  name: string;
  release: DevRelease;
}

export interface PageContext {
  shop: DeployedShop;
  remote: LocalRemote;
  localOrigin: string;
  replaceLinks(text: string): string;
}

interface Boot {
  config: { apiHost: string; publicUrl: string };
  registry: Registry;
  manifests: Record<string, unknown>;
  state: object;
  vitals?: number;
}

interface Registry {
  microFrontends: Record<string, object[]>;
}

const BOOT_ELEMENT = /(<script id="boot" type="application\/json">)([^<]*)(<\/script>)/;

/** Matches the server's markup, up to the boot data that follow it. */
const ROOT_ELEMENT = /<div id="root">[\s\S]*<\/div>(?=\s*<script id="boot")/;

/**
 * Returns the page with the working copy in place of the released remote. The browser renders the
 * page, because the server has rendered it with the released version. Other HTML stays unchanged.
 */
export function rewritePage(html: string, context: PageContext): string {
  const [, , bootText] = BOOT_ELEMENT.exec(html) ?? [];
  if (bootText === undefined) return html;
  const boot = escapeForScript(rewriteBootData(JSON.parse(bootText) as Boot, context));
  const emptyPage = html.replace(ROOT_ELEMENT, '<div id="root"></div>');
  return context
    .replaceLinks(removeReleasedFiles(emptyPage, context.remote.name))
    .replace(BOOT_ELEMENT, (_element, start: string, _text, end: string) => start + boot + end);
}

/**
 * Removes the data that the released version has read, because the working copy may expect other
 * data.
 */
export function rewriteBootData(boot: Boot, context: PageContext): object {
  const { shop, remote, localOrigin } = context;
  const releasedPath = `/releases/${remote.name}/`;
  const { vitals: _vitals, ...rest } = boot;
  return {
    ...rest,
    config: { ...boot.config, apiHost: getLocalApiPath(shop), publicUrl: localOrigin },
    registry: rewriteRegistry(boot.registry, context),
    manifests: Object.fromEntries(
      Object.entries(boot.manifests).filter(([url]) => !url.startsWith(releasedPath)),
    ),
    state: {},
  };
}

/**
 * Replaces the released remote. Adds no staff remote to a shoppers' page, because the shop's own
 * page does not list it either.
 */
export function rewriteRegistry(
  registry: Registry,
  { shop, remote: { name, release } }: Pick<PageContext, 'shop' | 'remote'>,
): Registry {
  const { microFrontends } = registry;
  const isOmitted = shop.remotes.includes(name) && !(name in microFrontends);
  if (isOmitted) return registry;
  return { ...registry, microFrontends: { ...microFrontends, [name]: [release] } };
}

/** Removes preloads and stylesheets, because rules of the released version would still apply. */
function removeReleasedFiles(html: string, name: string): string {
  const path = `/releases/${name}/[^"]*`;
  return html
    .replace(new RegExp(`<style data-href="${path}">[^<]*</style>\\n?`, 'g'), '')
    .replace(new RegExp(`<link [^>]*href="${path}"[^>]*>\\n?`, 'g'), '');
}

const escapeForScript = (value: object) => JSON.stringify(value).replace(/</g, '\\u003c');
