import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function for as long as the part lives, which does what the latest one would. */
export function useStable<Args extends unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const current = useRef(latest)
  useLayoutEffect(() => {
    current.current = latest
  })
  return useCallback((...args) => current.current(...args), [])
}
