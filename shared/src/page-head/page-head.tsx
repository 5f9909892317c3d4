import { use, useEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';
import { type ShopConfig, useConfig } from '../config/config';
import { buildImageUrl } from '../catalogue-image/catalogue-image-url';
import { ResponseStatusContext, useIsPageVisible } from './page-contexts';

interface PageHeadProps {
  title?: string;
  description: string;
  keywords?: string;
  canonical?: string;
  image?: string;
  /** Hides the page from search engines (rules 8 and 10). */
  noindex?: boolean;
  /** Prevents a Referer header, for pages with a secret in their address (rule 51). */
  noReferrer?: boolean;
  /** HTTP status of the page if it is not 200. Such a page has no canonical link. */
  status?: number;
  jsonLd?: object[];
}

export function PageHead(props: PageHeadProps) {
  const { description, keywords, noindex, noReferrer, status, jsonLd = [] } = props;
  const config = useConfig();
  const { pathname } = useLocation();
  const setResponseStatus = use(ResponseStatusContext);
  if (status) setResponseStatus?.(status);
  const pageKey = status ? String(status) : pathname;
  useEffect(() => removeStaleHeadElements(pageKey), [pageKey]);
  // Renders no head elements in a prerendered page, because React would add them to the document
  // although the page is hidden.
  if (!useIsPageVisible()) return null;

  const { brand, publicUrl } = config;
  const title = props.title ? `${props.title} | ${brand}` : brand;
  const url = publicUrl + (props.canonical ?? removeTrailingSlash(pathname));
  const image = props.image && imageUrl(config, props.image);
  return (
    <>
      <Helmet>
        <title data-page={pageKey}>{title}</title>
        <meta data-page={pageKey} name="description" content={description} />
        {keywords ? <meta data-page={pageKey} name="keywords" content={keywords} /> : null}
        {noindex ? <meta data-page={pageKey} name="robots" content="noindex" /> : null}
        {noReferrer ? <meta data-page={pageKey} name="referrer" content="no-referrer" /> : null}
        {status ? null : <link data-page={pageKey} rel="canonical" href={url} />}
        <meta data-page={pageKey} property="og:title" content={title} />
        <meta data-page={pageKey} property="og:description" content={description} />
        {status ? null : <meta data-page={pageKey} property="og:url" content={url} />}
        <meta data-page={pageKey} property="og:site_name" content={brand} />
        <meta data-page={pageKey} property="og:type" content="website" />
        {image ? <meta data-page={pageKey} property="og:image" content={image} /> : null}
      </Helmet>
      {jsonLd.map((jsonLdObject, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: toEscapedJson(jsonLdObject) }}
        />
      ))}
    </>
  );
}

/**
 * Removes the head elements of the page that the server rendered. If the visitor navigated before
 * hydration, React does not know these elements and would leave them.
 */
function removeStaleHeadElements(pageKey: string): void {
  for (const element of document.head.querySelectorAll<HTMLElement>('[data-page]'))
    if (element.dataset['page'] !== pageKey) element.remove();
}

const removeTrailingSlash = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');

/** Returns JSON for a script element. Escapes `<`, so that no text can close the element. */
const toEscapedJson = (jsonLdObject: object) =>
  JSON.stringify({ '@context': 'https://schema.org', ...jsonLdObject }).replace(/</g, '\\u003c');

export const imageUrl = (
  { apiHost, publicUrl }: Pick<ShopConfig, 'apiHost' | 'publicUrl'>,
  file: string,
) => new URL(`${buildImageUrl(apiHost, file)}?w=1280`, publicUrl).href;
