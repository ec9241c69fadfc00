import { useTranslation } from 'react-i18next'
import { ChartFrame } from '../chart-frame.tsx'
import styles from '../chart.module.css'
import { BarDrawing } from './bar-drawing.tsx'
import type { ChartBar } from './chart-bar.ts'

interface BarChartProps {
  title: string
  note?: string
  /** What the bars are, and what they measure: the heads of the table. */
  nameHead: string
  valueHead: string
  bars: readonly ChartBar[]
  /** Instead of the drawing, where there are no bars. */
  empty: string
}

/** Lying bars, their names above them: long words have room on a phone too. */
export function BarChart({ title, note, nameHead, valueHead, bars, empty }: BarChartProps) {
  const { i18n } = useTranslation()
  const figures = new Intl.NumberFormat(i18n.language)
  return (
    <ChartFrame
      title={title}
      note={note}
      table={{
        heads: [nameHead, valueHead],
        rows: bars.map(({ name, value }) => [name, figures.format(value)]),
      }}
    >
      {() =>
        bars.length > 0 ? (
          <BarDrawing {...{ title, valueHead, bars, figures }} />
        ) : (
          <p className={styles.empty}>{empty}</p>
        )
      }
    </ChartFrame>
  )
}
