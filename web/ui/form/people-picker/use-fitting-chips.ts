import { useEffect, useState } from 'react'
import { useWidth } from '../../use-width.ts'

/**
 * How many of the chips inside an element fit into some lines with room for a last word; undefined until they have been
 * drawn and measured, which happens anew for other chips (another `key`) and another width.
 */
export function useFittingChips(key: string, lines: number) {
  const { element, width } = useWidth<HTMLDivElement>()
  const [measured, setMeasured] = useState<{ of: string; fitting: number }>()
  const now = `${key} ${width}`
  const isKnown = measured?.of === now

  useEffect(() => {
    if (isKnown || width === 0) return undefined
    // The chips render one frame after their container.
    const drawn = requestAnimationFrame(() => {
      if (element.current) setMeasured({ of: now, fitting: countFitting(element.current, lines) })
    })
    return () => cancelAnimationFrame(drawn)
  }, [element, isKnown, lines, now, width])

  return { element, fitting: isKnown ? measured.fitting : undefined }
}

function countFitting(element: HTMLElement, most: number): number {
  const chips = [...element.querySelectorAll<HTMLElement>('[role=row]')]
  const lines = [...new Set(chips.map(({ offsetTop }) => offsetTop))].sort((one, other) => one - other)
  const tooLow = lines[most]
  const within = chips.filter(({ offsetTop }) => tooLow === undefined || offsetTop < tooLow).length
  // The count of the remaining people takes a chip's place.
  return tooLow === undefined ? within : Math.max(1, within - 1)
}
