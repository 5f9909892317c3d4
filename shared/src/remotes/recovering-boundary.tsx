import { Fragment, type ReactNode, useRef, useState } from 'react';
import { ErrorBoundary, type ErrorBoundaryProps } from 'react-error-boundary';

/**
 * Shortest time between two recoveries, in ms. A failure before it shows the fallback, so that
 * recoveries cannot loop.
 */
const MIN_RECOVERY_INTERVAL_MS = 1000;

interface RecoveringBoundaryProps {
  children: ReactNode;
  /** Rendered if the children fail and no recovery is possible. */
  fallbackRender: NonNullable<ErrorBoundaryProps['fallbackRender']>;
  /** Called for a failure without recovery. */
  onError?: (cause: unknown) => void;
  /** The children render again when one of these values changes. */
  resetKeys?: unknown[];
}

/**
 * An error boundary that renders its children again if another script changed their DOM. Page
 * translation, for example, replaces text nodes, and React then fails to remove them.
 */
export function RecoveringBoundary(props: RecoveringBoundaryProps) {
  const { children, fallbackRender, onError, resetKeys = [] } = props;
  const [recoveryCount, setRecoveryCount] = useState(0);
  const lastRecoveryTime = useRef(-Infinity);
  return (
    <ErrorBoundary
      fallbackRender={fallbackRender}
      resetKeys={[...resetKeys, recoveryCount]}
      onError={(cause) => {
        if (
          !isForeignDomChange(cause) ||
          performance.now() - lastRecoveryTime.current < MIN_RECOVERY_INTERVAL_MS
        )
          return onError?.(cause);
        lastRecoveryTime.current = performance.now();
        setRecoveryCount(recoveryCount + 1);
      }}
    >
      <Fragment key={recoveryCount}>{children}</Fragment>
    </ErrorBoundary>
  );
}

/**
 * Returns whether React failed because another script had moved or removed a node. The shop's code
 * did not cause such a failure.
 */
export const isForeignDomChange = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'NotFoundError';
