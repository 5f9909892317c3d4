import type { Service } from 'contract/catalog/service';
import type { MouseEvent } from 'react';
import { serviceChosen, useAppDispatch, useNavigate } from 'shared/core';
import { opensElsewhere } from './opens-elsewhere';

/**
 * Returns the props of a link to a service. A plain click stores the service and goes to /subservices if it has
 * sub-services, else to /dresses (specification, section 2). The link's address is the service's own listing, for other
 * tabs, search engines and pages without scripts.
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
      // The second click of a double click adds no history entry.
      void navigate(next, { replace: window.location.pathname === next });
    };
    return { to: `/${slug}`, 'data-early': true, 'data-ahead': `${next}?service=${slug}`, onClick };
  };
}
