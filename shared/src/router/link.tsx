import { type ComponentPropsWithRef, type MouseEvent, useContext } from 'react';
import {
  createPath,
  parsePath,
  type To,
  UNSAFE_NavigationContext,
  useMatch,
} from 'react-router-dom';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To;
  state?: unknown;
  replace?: boolean | undefined;
}

/**
 * A link for client-side navigation. Does not subscribe to the location, so that a navigation does
 * not render all links again.
 */
export function Link({ to, state, replace, onClick, children, ...rest }: LinkProps) {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isHandledByBrowser(event)) return;
    event.preventDefault();
    const { href, pathname, search, hash } = event.currentTarget;
    // A link to the current URL adds no history entry, as in browsers.
    if (replace ?? href === window.location.href)
      navigator.replace({ pathname, search, hash }, state);
    else navigator.push({ pathname, search, hash }, state);
  };
  const href = typeof to === 'string' ? to : createPath({ pathname: '', ...to });
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}

function isHandledByBrowser({
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

interface NavLinkProps extends LinkProps {
  /** Whether the link counts as current only at exactly its path, and not at paths below it. */
  end?: boolean;
}

export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname = '/' } = typeof rest.to === 'string' ? parsePath(rest.to) : rest.to;
  // The path '/' must match only itself, because every path begins with '/'.
  const isCurrentPage = useMatch({ path: pathname, end: end || pathname === '/' }) !== null;
  return <Link {...rest} aria-current={isCurrentPage ? 'page' : undefined} />;
}
