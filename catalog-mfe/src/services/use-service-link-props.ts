import type { Service } from 'contract/catalog/service';
import type { MouseEvent } from 'react';
import { serviceChosen } from 'shared/basket';
import { useNavigate } from 'shared/router';
import { useAppDispatch } from 'shared/store';

/**
 * Returns the props of a link to a service. A click stores the service and opens /subservices or
 * /dresses. New tabs and search engines use the link's own URL.
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
      // Replaces the entry if the first click of a double click has already navigated.
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

/**
 * Returns whether the click opens a new tab or window. The browser then opens the link's own URL.
 */
const isNewTabClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
