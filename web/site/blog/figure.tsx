import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DayStrip } from '#web/ui/calendar/day-strip/day-strip.tsx'
import type { LeaveKey } from '#web/ui/calendar/leave-mark/leave-key.ts'
import styles from './figure.module.css'
import { MovedDay } from './moved-day.tsx'
import { captionOf, parseBoxes, parseMoved, parseStairs } from './parse-figure.ts'

interface FigureProps {
  kind: string
  lines: readonly string[]
  leave: LeaveKey
}

/** A figure of an article: days drawn as boxes. */
export function Figure({ kind, lines, leave }: FigureProps) {
  const caption = captionOf(lines)
  return (
    <figure className={styles.figure}>
      {kind === 'boxes' && <Boxes lines={lines} leave={leave} />}
      {kind === 'stairs' && <Stairs lines={lines} leave={leave} />}
      {kind === 'moved' && <Moved lines={lines} />}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

function Boxes({ lines, leave }: Omit<FigureProps, 'kind'>) {
  const { t } = useTranslation('blog')
  return (
    <div className={styles.rows}>
      {parseBoxes(lines).map(({ label, cells }) => (
        <div key={label}>
          {label && <p className={styles.label}>{label}</p>}
          <DayStrip
            cells={cells}
            leave={leave}
            size="lg"
            label={label ? t('boxesSentence', { count: cells.length, label }) : t('boxesOnly', { count: cells.length })}
          />
        </div>
      ))}
    </div>
  )
}

/** A column of boxes for each step. */
function Stairs({ lines, leave }: Omit<FigureProps, 'kind'>): ReactNode {
  return (
    <ol className={styles.stairs} data-leave={leave}>
      {parseStairs(lines).map(({ from, days }) => (
        <li key={from}>
          <span className={styles.column} aria-hidden="true">
            {Array.from({ length: days }, (_, place) => (
              <i key={place} />
            ))}
          </span>
          <b>{`+${days}`}</b>
          <span>{from}</span>
        </li>
      ))}
    </ol>
  )
}

function Moved({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.moved}>
      {parseMoved(lines).map(({ worked, rest, text }) => (
        <li key={text}>
          <MovedDay worked={worked} rest={rest} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
