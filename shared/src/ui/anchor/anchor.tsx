import type { ComponentPropsWithRef } from 'react';
import type { To } from 'react-router-dom';
import { Link } from '../../router/link';

export interface AnchorProps extends ComponentPropsWithRef<'a'> {
  /** An address within the shop, followed by the router. */
  to?: To;
  /** Any other address. */
  href?: string;
  /** What the router hands to the next page. */
  state?: unknown;
  replace?: boolean;
}

/** A link without looks: `to` stays within the shop, `href` leaves it. */
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
