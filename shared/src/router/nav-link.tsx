import { parsePath, useMatch } from 'react-router-dom';
import { Link, type LinkProps } from './link';

export interface NavLinkProps extends LinkProps {
  /** Marked at this address alone, not at those below it too. */
  end?: boolean;
}

/** A link that is marked, `aria-current="page"`, while its page is the present one. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname = '/' } = typeof rest.to === 'string' ? parsePath(rest.to) : rest.to;
  // All addresses are below the first page's.
  const isHere = useMatch({ path: pathname, end: end || pathname === '/' }) !== null;
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />;
}
