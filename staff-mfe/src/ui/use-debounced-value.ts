import { useEffect, useState } from 'react';

/** Returns the value as it was before the latest changes, until it has not changed for `pause` ms. */
export function useDebouncedValue<Value>(value: Value, pause: number): Value {
  const [debouncedValue, setDebouncedValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedValue(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return debouncedValue;
}
