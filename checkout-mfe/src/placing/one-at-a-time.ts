/**
 * Lets one tab place an order while the others wait, so that they see what it did. Where the
 * browser offers no locks, the order's key alone keeps two submissions one order (decision 29).
 */
export const oneAtATime = <Result>(work: () => Promise<Result>): Promise<Result> =>
  globalThis.navigator?.locks ? navigator.locks.request('place-order', work) : work();
