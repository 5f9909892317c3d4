import { use, useEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';
import { useConfig } from '../config/config';
import { ServerAnswerContext } from './answer-status';
import { imageUrl } from './image-url';
import { useIsShown } from './is-shown';

interface PageHeadProps {
  /** Without the brand; where there is none, the brand stands alone. */
  title?: string;
  description: string;
  keywords?: string;
  /** Path of the one address of this page, where it has several. */
  canonical?: string;
  /** File below {host}/images for shared links. */
  image?: string;
  /** Protected, result and depends-on-choice pages are not for search engines (decisions 8, 10). */
  noindex?: boolean;
  /** Tells nobody where a visitor came from: for pages that are opened by a secret link (decision 51). */
  noReferrer?: boolean;
  /** HTTP status when the server renders it, unless 200. What is not there has no canonical link. */
  status?: number;
  /** schema.org objects, put into the page as JSON-LD. */
  jsonLd?: object[];
}

/** Title, description, canonical link, Open Graph and JSON-LD of a page (decision 8): one per page. */
export function PageHead(props: PageHeadProps) {
  const { description, keywords, noindex, noReferrer, status, jsonLd = [] } = props;
  const config = useConfig();
  const { pathname } = useLocation();
  const answerWith = use(ServerAnswerContext);
  if (status) answerWith?.(status);
  // What says that nothing is there says so alike at every address.
  const page = status ? String(status) : pathname;
  useEffect(() => removeHeadLeftBehind(page), [page]);
  // React puts what belongs into the head there even where the page itself is hidden.
  if (!useIsShown()) return null;

  const { brand, publicUrl } = config;
  const title = props.title ? `${props.title} | ${brand}` : brand;
  const url = publicUrl + (props.canonical ?? withoutLastSlash(pathname));
  const image = props.image && imageUrl(config, props.image);
  return (
    <>
      <Helmet>
        <title data-page={page}>{title}</title>
        <meta data-page={page} name="description" content={description} />
        {keywords ? <meta data-page={page} name="keywords" content={keywords} /> : null}
        {noindex ? <meta data-page={page} name="robots" content="noindex" /> : null}
        {noReferrer ? <meta data-page={page} name="referrer" content="no-referrer" /> : null}
        {status ? null : <link data-page={page} rel="canonical" href={url} />}
        <meta data-page={page} property="og:title" content={title} />
        <meta data-page={page} property="og:description" content={description} />
        {status ? null : <meta data-page={page} property="og:url" content={url} />}
        <meta data-page={page} property="og:site_name" content={brand} />
        <meta data-page={page} property="og:type" content="website" />
        {image ? <meta data-page={page} property="og:image" content={image} /> : null}
      </Helmet>
      {jsonLd.map((thing, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: escapeForScript(thing) }}
        />
      ))}
    </>
  );
}

/**
 * A page that the shopper leaves before it hydrated leaves what the server put into the head for
 * it: React removes only what it has hydrated.
 */
function removeHeadLeftBehind(page: string): void {
  for (const element of document.head.querySelectorAll<HTMLElement>('[data-page]'))
    if (element.dataset['page'] !== page) element.remove();
}

/** Both spellings show one page. */
const withoutLastSlash = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');

/** JSON that cannot end the script element it stands in. */
const escapeForScript = (thing: object) =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(/</g, '\\u003c');
