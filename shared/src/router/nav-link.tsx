import { parsePath, useMatch } from 'react-router-dom';
import { Link, type LinkProps } from './link';

export interface NavLinkProps extends LinkProps {
  /** Whether the link counts as current only at exactly its path, and not at paths below it. */
  end?: boolean;
}

export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname = '/' } = typeof rest.to === 'string' ? parsePath(rest.to) : rest.to;
  // The path '/' must match only itself, because every path begins with '/'.
  const isCurrentPage = useMatch({ path: pathname, end: end || pathname === '/' }) !== null;
  return <Link {...rest} aria-current={isCurrentPage ? 'page' : undefined} />;
}
