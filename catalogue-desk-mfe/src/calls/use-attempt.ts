import { useState } from 'react';

/** Returns a function that runs one action at a time, and the last error. */
export function useAttempt() {
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({
    isBusy: false,
    error: undefined,
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
