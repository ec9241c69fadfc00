import { useTranslation } from 'react-i18next'
import { labelOf, type Line } from '#shared/leave/entitlement/line.ts'
import { joinedPieces } from '#shared/leave/entitlement/pieces.ts'
import { DayStrip, type DayCell } from '#web/ui/calendar/day-strip/day-strip.tsx'
import { TextWithArrows } from '#web/ui/text-with-arrows/text-with-arrows.tsx'
import { useSay } from './use-say.ts'
import styles from './days-off-calculator.module.css'

const signed = (days: number) => (days < 0 ? `−${-days}` : `+${days}`)

interface CalculatorLinesProps {
  lines: readonly Line[]
  leave?: 'vacation' | 'sick'
}

/** Each group of days with its reason; days that a part of the year takes away are drawn as days that do not count. */
export function CalculatorLines({ lines, leave = 'vacation' }: CalculatorLinesProps) {
  const { t } = useTranslation('calculator')
  const say = useSay()
  return (
    <ul className={styles.lines}>
      {lines.map(line => {
        const { part, days, paragraph } = line
        const label = say(labelOf(line))
        const cells = Array<DayCell>(Math.abs(days)).fill(days < 0 ? 'off' : 'planned')
        return (
          <li key={part}>
            <DayStrip leave={leave} cells={cells} label={t('stripSentence', { label, days })} />
            <p className={styles.line}>
              <b>{signed(days)}</b>
              <span>
                {label}
                {paragraph && <small>{paragraph}</small>}
              </span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** How the days come about, in one line. */
export function CalculatorSum({ lines }: { lines: readonly Line[] }) {
  const say = useSay()
  return (
    <p className={styles.sum}>
      <TextWithArrows text={joinedPieces(lines, say)} />
    </p>
  )
}
