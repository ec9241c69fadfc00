import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** False in a part's first frame and true from then on: what takes long to draw comes in steps that let presses through. */
export function useAfterPaint(): boolean {
  const [isAfter, set] = useState(false)
  useEffect(() => afterPaint(() => startTransition(() => set(true))), [])
  return isAfter
}
