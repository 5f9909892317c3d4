import type { Service } from 'contract/catalog/service';
import type { MouseEvent } from 'react';
import { serviceChosen } from 'shared/basket';
import { useNavigate } from 'shared/router';
import { useAppDispatch } from 'shared/store';
import { isNewTabClick } from './opens-elsewhere';

/**
 * Returns the props of a link to a service. A plain click stores the service and goes to /subservices if it has
 * sub-services, else to /dresses (specification, section 2). The link's address is the service's own listing, for other
 * tabs, search engines and pages without scripts.
 */
export function useServiceLinkProps() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (service: Service) => {
    const slug = encodeURIComponent(service.slug);
    const nextPath = service.hasSubservices ? '/subservices' : '/dresses';
    const onClick = (event: MouseEvent) => {
      if (isNewTabClick(event)) return;
      event.preventDefault();
      dispatch(serviceChosen(service));
      // The second click of a double click adds no history entry.
      void navigate(nextPath, { replace: window.location.pathname === nextPath });
    };
    return {
      to: `/${slug}`,
      'data-early': true,
      'data-ahead': `${nextPath}?service=${slug}`,
      onClick,
    };
  };
}
