import { screen } from '@testing-library/dom';

/** Renders an element with these attributes and a child. Returns the child's computed style. */
function renderChild(tag: string, attributes: Record<string, string>): CSSStyleDeclaration {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const child = document.createElement('button');
  element.append(child);
  document.body.replaceChildren(element);
  return getComputedStyle(child);
}

describe("jest's environment", () => {
  afterEach(() => document.body.replaceChildren());

  it.each([
    ['div', { hidden: '' }],
    ['dialog', {}],
    ['template', {}],
    ['div', { style: 'display: none' }],
    ['div', { style: 'visibility: hidden' }],
  ])('hides the content of <%s %j>', (tag, attributes) => {
    renderChild(tag, attributes);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('button', { hidden: true })).not.toBeVisible();
  });

  it.each([
    ['div', {}, 'inline-block'],
    ['dialog', { open: '' }, 'inline-block'],
  ])('shows the content of <%s %j>', (tag, attributes, display) => {
    expect(renderChild(tag, attributes).display).toBe(display);
    expect(screen.getByRole('button')).toBeVisible();
  });

  it('computes inherited properties', () => {
    const style = renderChild('div', { style: 'visibility: hidden; pointer-events: none' });
    expect(style.visibility).toBe('hidden');
    expect(style.pointerEvents).toBe('none');
  });

  it.each([
    ['div', 'block'],
    ['li', 'list-item'],
    ['td', 'table-cell'],
    ['script', 'none'],
  ])('displays <%s> as %s', (tag, display) => {
    const element = document.body.appendChild(document.createElement(tag));
    expect(getComputedStyle(element).display).toBe(display);
  });
});
