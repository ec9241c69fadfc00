import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * False in a part's first frame and true from then on: what takes long to draw comes in steps that let presses through. What was drawn
 * before it is shown has nothing to wait for.
 */
export function useAfterPaint(wasDrawn = false): boolean {
  const [isAfter, set] = useState(wasDrawn)
  useEffect(() => (wasDrawn ? undefined : afterPaint(() => startTransition(() => set(true)))), [wasDrawn])
  return isAfter
}
