import type { ComponentPropsWithRef } from 'react';
import type { To } from 'react-router-dom';
import { Link } from '../../router/link';

export interface AnchorProps extends ComponentPropsWithRef<'a'> {
  to?: To;
  href?: string;
  /** State of the new history entry. Used only with `to`. */
  state?: unknown;
  replace?: boolean;
}

export function Anchor({ to, href, state, replace, children, ...rest }: AnchorProps) {
  if (to === undefined)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <Link to={to} state={state} replace={replace} {...rest}>
      {children}
    </Link>
  );
}
