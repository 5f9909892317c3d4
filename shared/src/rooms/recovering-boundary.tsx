import { Fragment, type ReactNode, useRef, useState } from 'react';
import { ErrorBoundary, type ErrorBoundaryProps } from 'react-error-boundary';

/** A second failure within this time, in ms, is the content's own: rendering it once more would not end. */
const AGAIN_MS = 1000;

interface RecoveringBoundaryProps {
  children: ReactNode;
  /** Renders what replaces the children when they fail for a reason of their own. */
  fallbackRender: NonNullable<ErrorBoundaryProps['fallbackRender']>;
  /** Called for each failure that is the children's own. */
  onError?: (cause: unknown) => void;
  /** A change of one of them renders the children again. */
  resetKeys?: unknown[];
}

/**
 * An error boundary that renders its children anew when another script has changed their DOM. Page translation, for
 * example, replaces text nodes, and React fails to remove them.
 */
export function RecoveringBoundary(props: RecoveringBoundaryProps) {
  const { children, fallbackRender, onError, resetKeys = [] } = props;
  const [round, setRound] = useState(0);
  const recoveredAt = useRef(-Infinity);
  return (
    <ErrorBoundary
      fallbackRender={fallbackRender}
      resetKeys={[...resetKeys, round]}
      onError={(cause) => {
        if (!isForeignDomChange(cause) || performance.now() - recoveredAt.current < AGAIN_MS)
          return onError?.(cause);
        recoveredAt.current = performance.now();
        setRound(round + 1);
      }}
    >
      <Fragment key={round}>{children}</Fragment>
    </ErrorBoundary>
  );
}

/** Whether React failed to remove or insert a node because another script had moved it: no fault of a release. */
export const isForeignDomChange = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'NotFoundError';
