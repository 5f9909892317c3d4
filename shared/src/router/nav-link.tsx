import { parsePath, useMatch } from 'react-router-dom';
import { Link, type LinkProps } from './link';

export interface NavLinkProps extends LinkProps {
  /** Whether only this address marks the link as current, and not pages below it. */
  end?: boolean;
}

/** A link with `aria-current` while its page is open. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname = '/' } = typeof rest.to === 'string' ? parsePath(rest.to) : rest.to;
  // Every address is below '/'.
  const isCurrentPage = useMatch({ path: pathname, end: end || pathname === '/' }) !== null;
  return <Link {...rest} aria-current={isCurrentPage ? 'page' : undefined} />;
}
