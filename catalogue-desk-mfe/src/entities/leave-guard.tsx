import { useEffect, useState } from 'react';
import { Modal } from 'shared/overlays';
import { useNavigate } from 'shared/router';
import { Button, Cluster } from 'shared/ui';

/**
 * Asks for confirmation before a link, the back button or closing the tab discards unsaved text.
 */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (!isActive) return;
    const abortController = new AbortController();
    const { signal } = abortController;
    const catchLink = (event: MouseEvent) => {
      const path = event.target instanceof Element ? findOtherPage(event, event.target) : null;
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(path);
    };
    // Uses the capture phase, because the link's own listener would already navigate.
    document.addEventListener('click', catchLink, { signal, capture: true });
    const catchTraversal = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      const { pathname, search, hash } = new URL(event.destination.url);
      setTarget(pathname + search + hash);
    };
    // Browsers without the Navigation API do not ask on the back button. The text is saved anyway.
    if ('navigation' in window)
      window.navigation.addEventListener('navigate', catchTraversal, { signal });
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    return () => abortController.abort();
  }, [isActive]);
  if (target === null) return null;
  return (
    <Modal
      open
      size="small"
      onOpenChange={(open) => !open && setTarget(null)}
      title="Leave without saving?"
      description="What you typed is kept in this tab, but is not saved in the draft."
      footer={
        <Cluster>
          <Button onClick={() => setTarget(null)}>Stay here</Button>
          <Button variant="secondary" onClick={() => void navigate(target)}>
            Leave
          </Button>
        </Cluster>
      }
    />
  );
}

/** Returns the path of the clicked link, or null if the link does not replace this page. */
function findOtherPage(event: MouseEvent, target: Element): string | null {
  const link = target.closest('a');
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
  if (!link?.href || opensElsewhere || link.target === '_blank' || link.hasAttribute('download'))
    return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isSamePage = pathname === window.location.pathname;
  return origin !== window.location.origin || isSamePage ? null : pathname + search + hash;
}
