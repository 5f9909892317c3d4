import type { MouseEvent } from 'react';
import { serviceChosen, useAppDispatch, useNavigate } from 'shared/core';
import type { Service } from 'shared/data';
import { opensElsewhere } from './opens-elsewhere';

/**
 * What links to a service do: an ordinary click stores it and goes to /subservices if it has
 * sub-services, otherwise to /dresses (specification §2). Their address is the service's own
 * listing, for another tab, search engines and pages without scripts.
 */
export function useChooseService() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (service: Service) => {
    const slug = encodeURIComponent(service.slug);
    const next = service.hasSubservices ? '/subservices' : '/dresses';
    const onClick = (event: MouseEvent) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      dispatch(serviceChosen(service));
      // The second press of two adds nothing to go back to.
      void navigate(next, { replace: window.location.pathname === next });
    };
    return { to: `/${slug}`, 'data-early': true, 'data-ahead': `${next}?service=${slug}`, onClick };
  };
}
