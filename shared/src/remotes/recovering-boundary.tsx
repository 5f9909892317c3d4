import { Fragment, type ReactNode, useRef, useState } from 'react';
import { ErrorBoundary, type ErrorBoundaryProps } from 'react-error-boundary';

/**
 * Shortest time between two recoveries in ms. If a DOM error follows a recovery within this time,
 * the boundary renders the fallback, so that recoveries cannot loop.
 */
const MIN_RECOVERY_INTERVAL_MS = 1000;

interface RecoveringBoundaryProps {
  children: ReactNode;
  fallbackRender: NonNullable<ErrorBoundaryProps['fallbackRender']>;
  onError?: (cause: unknown) => void;
  resetKeys?: unknown[];
}

/**
 * Renders `children` again after a DOM error, and the fallback after any other error. Page
 * translation causes DOM errors, because it replaces nodes that React then cannot remove.
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

export const isForeignDomChange = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'NotFoundError';
