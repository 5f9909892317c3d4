import { getAddressTarget, getPrefetchTarget } from './link-target';

/** Returns the prefetch target of a click on the innermost element. */
function targetOf(markup: string): string | undefined {
  document.body.innerHTML = markup;
  const [inner] = [...document.body.querySelectorAll('*')].slice(-1);
  const target = inner ? getPrefetchTarget(inner) : null;
  return target ? target.pathname + target.search : undefined;
}

describe('the target of a link within the shop', () => {
  it('is its address, also for elements inside the link', () => {
    expect(targetOf('<a href="/faq"><span>FAQ</span></a>')).toBe('/faq');
  });

  it('is the address in data-ahead if the click leads elsewhere', () => {
    expect(targetOf('<a href="/boxes" data-ahead="/dresses?service=boxes">Boxes</a>')).toBe(
      '/dresses?service=boxes',
    );
  });

  it.each([
    ['another site', '<a href="https://example.com/faq">FAQ</a>'],
    ['another tab', '<a href="/faq" target="_blank">FAQ</a>'],
    ['a file', '<a href="/faq" download>FAQ</a>'],
    ['a place on this page', '<a href="#main">Skip</a>'],
    ['nowhere that can be reached', '<div inert><a href="/faq">FAQ</a></div>'],
    ['nowhere', '<a>FAQ</a>'],
    ['a telephone', '<a href="tel:02079460123">Call</a>'],
    ['no link', '<button>FAQ</button>'],
  ])('is undefined for %s', (_what, markup) => {
    expect(targetOf(markup)).toBeUndefined();
  });
});

describe('the target of a link whose click leads to its own address', () => {
  const addressOf = (markup: string) => {
    document.body.innerHTML = markup;
    const link = document.body.querySelector('a');
    return link && getAddressTarget(link)?.href.replace(location.origin, '');
  };

  it.each([
    ['/faq', 'of a link to it', '<a href="/faq">FAQ</a>'],
    ['/boxes', 'though the click chooses', '<a href="/boxes" data-ahead="/boxes?chosen">Boxes</a>'],
  ])('is %s %s', (address, _what, markup) => {
    expect(addressOf(markup)).toBe(address);
  });

  it.each([
    ['whose click leads elsewhere', '<a href="/boxes" data-ahead="/dresses?service=boxes">B</a>'],
    ['to another site', '<a href="https://example.com/faq">FAQ</a>'],
    ['that leads nowhere', '<a>FAQ</a>'],
  ])('is null or undefined for a link %s', (_what, markup) => {
    expect(addressOf(markup)).toBeFalsy();
  });
});
