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
  /** Replaces links to the deployed shop by links to the local server. */
  replaceLinks(text: string): string;
}

interface Boot {
  config: { apiHost: string; publicUrl: string };
  registry: Registry;
  manifests: Record<string, unknown>;
  state: object;
  /** Share of the visits that report web vitals. */
  vitals?: number;
}

interface Registry {
  microFrontends: Record<string, object[]>;
}

const BOOT_ELEMENT = /(<script id="boot" type="application\/json">)([^<]*)(<\/script>)/;

/** Matches the element with the server's markup. The element with the boot data comes after it. */
const ROOT_ELEMENT = /<div id="root">[\s\S]*<\/div>(?=\s*<script id="boot")/;

/**
 * Returns the page with the working copy in place of the released remote. Removes the server's
 * markup, which the released version rendered, so that the browser renders the page. Returns HTML
 * without boot data unchanged.
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
 * Puts the working copy into boot data. Removes the data that the released version has read,
 * because the working copy may expect other data.
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

/**
 * Removes the released remote's preloads and stylesheets, because its CSS rules would otherwise
 * still apply.
 */
function removeReleasedFiles(html: string, name: string): string {
  const path = `/releases/${name}/[^"]*`;
  return html
    .replace(new RegExp(`<style data-href="${path}">[^<]*</style>\\n?`, 'g'), '')
    .replace(new RegExp(`<link [^>]*href="${path}"[^>]*>\\n?`, 'g'), '');
}

const escapeForScript = (value: object) => JSON.stringify(value).replace(/</g, '\\u003c');
