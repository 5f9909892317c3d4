import { type ComponentPropsWithRef, type MouseEvent, useContext } from 'react';
import { createPath, type To, UNSAFE_NavigationContext } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To;
  /** What the router hands to the next page. */
  state?: unknown;
  replace?: boolean | undefined;
}

/**
 * A link within the shop. What its address leaves out is taken from the document's. Unlike the router's own it does not
 * ask for the present address before it is pressed, so that the links of header, footer and cards are not rendered again
 * with each page.
 */
export function Link({ to, state, replace, onClick, children, ...rest }: LinkProps) {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    const { href, pathname, search, hash } = event.currentTarget;
    // As browsers do: what leads to where one is adds nothing to go back to.
    if (replace ?? href === window.location.href)
      navigator.replace({ pathname, search, hash }, state);
    else navigator.push({ pathname, search, hash }, state);
  };
  const href = typeof to === 'string' ? to : createPath({ pathname: '', ...to });
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** It leads to another tab or window, or to another site. */
function isForBrowser({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const { target, origin } = currentTarget;
  return (
    button !== 0 ||
    altKey ||
    ctrlKey ||
    metaKey ||
    shiftKey ||
    (target !== '' && target !== '_self') ||
    origin !== window.location.origin
  );
}
