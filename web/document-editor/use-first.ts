import { useState } from 'react';

/** The first defined value, null included: later refetches must not disturb typing. */
export function useFirst<T>(value: T | undefined): T | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first === undefined ? value : first;
}
