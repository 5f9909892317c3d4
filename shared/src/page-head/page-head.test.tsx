import { renderPage } from '../testing/testing';
import { PageHead } from './page-head';

const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

describe('the head of a page (rule 8)', () => {
  it('has title, description, keywords, canonical link and Open Graph', () => {
    renderPage(<PageHead title="FAQ" description="Answers" keywords="a, b" />, {
      initialEntry: '/faq?x=1',
    });
    expect(document.title).toBe('FAQ | SLR London');
    expect(meta('description')).toBe('Answers');
    expect(meta('keywords')).toBe('a, b');
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'http://shop.test/faq',
    );
    expect(document.head.querySelector('meta[property="og:title"]')).toHaveAttribute(
      'content',
      'FAQ | SLR London',
    );
  });

  it('defaults to the brand name', () => {
    renderPage(<PageHead description="Home" />);
    expect(document.title).toBe('SLR London');
  });

  it('keeps protected and result pages out of search engines', () => {
    renderPage(<PageHead title="Checkout" description="Pay" noindex />, {
      initialEntry: '/checkout?x=1',
    });
    expect(meta('robots')).toBe('noindex');
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'http://shop.test/checkout',
    );
  });

  it.each([
    ['/FAQ/', '/faq', 'http://shop.test/faq'],
    ['/gowns/', undefined, 'http://shop.test/gowns'],
    ['/', undefined, 'http://shop.test/'],
  ])('has the same canonical address at all addresses of a page (%s)', (path, canonical, href) => {
    renderPage(<PageHead title="FAQ" description="Answers" canonical={canonical} />, {
      initialEntry: path,
    });
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', href);
  });

  it('has no canonical link on a not-found page', () => {
    renderPage(<PageHead title="Page not found" description="None" status={404} noindex />);
    expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
  });

  it('is the same on every not-found page', () => {
    const headAt = (path: string) => {
      const page = renderPage(<PageHead title="None" description="None" status={404} noindex />, {
        initialEntry: path,
      });
      const headElements = [...document.head.querySelectorAll('[data-page]')].map(
        (one) => one.outerHTML,
      );
      page.unmount();
      return headElements;
    };
    const first = headAt('/nowhere');
    expect(first).not.toEqual([]);
    expect(headAt('/nowhere/else')).toEqual(first);
  });

  it('escapes JSON-LD so that it cannot close its script element', () => {
    const { container } = renderPage(
      <PageHead description="x" jsonLd={[{ '@type': 'Thing', name: '</script>' }]} />,
    );
    const text = container.querySelector('script')?.textContent ?? '';
    expect(text).not.toContain('</script>');
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Thing',
      name: '</script>',
    });
  });
});
