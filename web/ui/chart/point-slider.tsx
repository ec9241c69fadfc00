import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './chart.module.css'

interface PointSliderProps {
  /** The title of the chart. */
  label: string
  /** How many points there are. */
  count: number
  /** The index of the current point. */
  at: number | undefined
  onRead: (at: number | undefined) => void
  /** The point in words. */
  sentence: (at: number) => string
  /** The first point is at the top, so that the down arrow goes on. */
  isDownwards?: boolean
}

/** A native slider over a chart that reads it point by point, so that arrows, Home, End and touch work. */
export function PointSlider({ label, count, at, onRead, sentence, isDownwards }: PointSliderProps) {
  const { t } = useTranslation('common')
  const hint = useId()
  const now = at ?? 0
  return (
    <>
      <span id={hint} hidden>
        {t('chartReadingHint')}
      </span>
      <input
        type="range"
        className={styles.reader}
        aria-label={`${label}: ${t('chartPoint')}`}
        aria-valuetext={sentence(now)}
        aria-describedby={hint}
        min={0}
        max={count - 1}
        value={now}
        onChange={event => onRead(Number(event.target.value))}
        onKeyDown={event => {
          const step = isDownwards ? { ArrowDown: 1, ArrowUp: -1 }[event.key] : undefined
          if (step === undefined) return
          event.preventDefault()
          onRead(Math.min(count - 1, Math.max(0, now + step)))
        }}
        onFocus={() => onRead(now)}
        onBlur={() => onRead(undefined)}
      />
    </>
  )
}
