import { useState } from 'react';

/** Runs an action once at a time and keeps its failure, to be shown. */
export function useAttempt() {
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({
    ...{ isBusy: false, error: undefined },
  });
  /** Resolves to whether the action succeeded. */
  const attempt = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (state.isBusy) return false;
    setState({ isBusy: true, error: undefined });
    try {
      await action();
    } catch (error) {
      setState({ isBusy: false, error });
      return false;
    }
    setState({ isBusy: false, error: undefined });
    return true;
  };
  return { ...state, attempt };
}
