import { useTranslation } from 'react-i18next'
import { ChartFrame } from '../chart-frame.tsx'
import styles from '../chart.module.css'
import type { IsoDate } from '../../form/date-range/iso-date.ts'
import { LineDrawing } from './line-drawing.tsx'
import type { Series } from './series.ts'
import { localeOf } from '#web/ui/dates/locale.ts'

interface LineChartProps {
  title: string
  note?: string
  /** The name of the first column of the table. */
  dayHead: string
  /** In order. */
  days: readonly IsoDate[]
  /** Three at most: each has a stroke of its own beside its colour. */
  series: readonly Series[]
  /** Whether the last day is not over yet, whose line is dotted. */
  isLastOpen?: boolean
  /** Instead of the drawing, where there are no days. */
  empty: string
}

/** Figures over days. Also as a table; read with the arrow keys or by pointing. */
export function LineChart({ title, note, dayHead, days, series, isLastOpen = false, empty }: LineChartProps) {
  const { i18n } = useTranslation()
  const dates = new Intl.DateTimeFormat(localeOf(i18n.language), { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const figures = new Intl.NumberFormat(i18n.language)
  const nameOf = (day: IsoDate) => dates.format(Date.parse(day))

  return (
    <ChartFrame
      title={title}
      note={note}
      table={{
        heads: [dayHead, ...series.map(({ name }) => name)],
        rows: days.map((day, at) => [nameOf(day), ...series.map(({ values }) => figures.format(values[at] ?? 0))]),
      }}
      legend={
        series.length > 1 && (
          <ul className={styles.legend}>
            {series.map(({ name }, index) => (
              <li key={name}>
                <svg className={styles.sample} aria-hidden="true" viewBox="0 0 28 10" data-series={index + 1}>
                  <path className={styles.line} d="M2 5H26" />
                </svg>
                {name}
              </li>
            ))}
          </ul>
        )
      }
    >
      {() =>
        days.length > 0 ? (
          <LineDrawing {...{ title, days, series, isLastOpen, nameOf, figures }} />
        ) : (
          <p className={styles.empty}>{empty}</p>
        )
      }
    </ChartFrame>
  )
}
