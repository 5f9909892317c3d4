import type { Service } from 'contract/catalog/service';
import type { MouseEvent } from 'react';
import { serviceChosen } from 'shared/basket';
import { useNavigate } from 'shared/router';
import { useAppDispatch } from 'shared/store';

/**
 * Returns the props of a link to a service. A click stores the service as the shopper's choice and
 * opens /subservices or /dresses (specification, section 2). Other tabs, search engines and pages
 * without scripts use the link's own address, which lists the service's products.
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
      // The second click of a double click must not add a history entry.
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

/** The browser then opens the link's own address in another tab or window. */
const isNewTabClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
