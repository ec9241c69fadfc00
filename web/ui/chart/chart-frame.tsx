import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import { ChartTable, type ChartTableData } from './chart-table.tsx'
import styles from './chart.module.css'

interface ChartFrameProps {
  title: string
  /** What the axes measure: "megtekintés naponta". */
  note?: string
  /** The same figures as rows. */
  table: ChartTableData
  legend?: ReactNode
  /** The drawing; not made while the table is shown. */
  children: () => ReactNode
}

/** Around every chart: its title, and the switch to a real table of the same figures. */
export function ChartFrame({ title, note, table, legend, children }: ChartFrameProps) {
  const { t } = useTranslation('common')
  const [isTable, showTable] = useState(false)
  const id = useId()
  return (
    <figure className={styles.frame} aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <span className={styles.titles}>
          <strong id={id}>{title}</strong>
          {note && <span className={styles.note}>{note}</span>}
        </span>
        <Button size="sm" variant="quiet" icon={isTable ? undefined : 'list'} onPress={() => showTable(!isTable)}>
          {t(isTable ? 'asChart' : 'asTable')}
        </Button>
      </figcaption>
      {isTable ? (
        <ChartTable label={title} {...table} />
      ) : (
        <>
          {legend}
          {children()}
        </>
      )}
    </figure>
  )
}
