import { parsePath, useMatch } from 'react-router-dom';
import { Link, type LinkProps } from './link';

export interface NavLinkProps extends LinkProps {
  /** Marks the link as current only at exactly this address, not at addresses below it. */
  end?: boolean;
}

export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname = '/' } = typeof rest.to === 'string' ? parsePath(rest.to) : rest.to;
  // '/' matches only itself, because every address begins with '/'.
  const isCurrentPage = useMatch({ path: pathname, end: end || pathname === '/' }) !== null;
  return <Link {...rest} aria-current={isCurrentPage ? 'page' : undefined} />;
}
