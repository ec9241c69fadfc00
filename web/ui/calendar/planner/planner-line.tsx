import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { Avatar } from '../../person/avatar.tsx'
import { personName } from '../../person/person-name.ts'
import { cellStyle } from './grid-style.ts'
import type { PlannerDate, PlannerPerson } from './plan.ts'
import { PlannerBar } from './planner-bar.tsx'
import type { PlannerWords } from './planner-words.ts'
import styles from './planner.module.css'
import type { PersonRow, PlannerRow } from './rows.ts'
import { barStop, dayStop, nameStop, surplusStop } from './tab-stops.ts'

interface PlannerLineProps {
  line: PlannerRow
  /** Its place among the rows, from 0. */
  index: number
  days: readonly PlannerDate[]
  active: string | undefined
  words: PlannerWords
  addressOf?: ((person: PlannerPerson) => string) | undefined
  /** The position, where only the lines in view are rendered. */
  style?: CSSProperties
}

/** A heading, or somebody's month. */
export function PlannerLine({ line, index, style, ...rest }: PlannerLineProps) {
  // The head is the first row.
  const row = { role: 'row', 'aria-rowindex': index + 2, style }
  if ('group' in line)
    return (
      <div {...row} className={styles.group}>
        <div role="rowheader" aria-colindex={1} aria-colspan={rest.days.length + 1} className={styles.heading}>
          {line.group}
        </div>
      </div>
    )
  return (
    <div {...row} className={styles.row}>
      <Month line={line} {...rest} />
    </div>
  )
}

function Month({
  line,
  days,
  active,
  words,
  addressOf,
}: Omit<PlannerLineProps, 'index' | 'line'> & { line: PersonRow }) {
  const { id, person, bars, surplus, free } = line
  const { t, language, dayOf } = words
  const name = personName(person, language)
  return (
    <>
      <div role="rowheader" aria-colindex={1} className={styles.name}>
        <Avatar person={person} image={person.image} size="sm" />
        {addressOf ? (
          <Link
            to={addressOf(person)}
            data-stop={nameStop(id)}
            tabIndex={active === nameStop(id) ? 0 : -1}
            className={styles.link}
          >
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}
      </div>
      {free.map(column => (
        <div
          key={column}
          role="gridcell"
          aria-colindex={column + 2}
          aria-label={t('plannerAsk', { date: dayOf(days[column]!.date) })}
          className={styles.free}
          style={cellStyle(column, 1)}
          data-stop={dayStop(id, column)}
          tabIndex={active === dayStop(id, column) ? 0 : -1}
        />
      ))}
      {bars.map(bar => {
        const stop = barStop(id, bar.absence.id)
        return <PlannerBar key={stop} {...{ bar, person, stop, words }} isActive={active === stop} />
      })}
      {surplus.map(({ column, absences }) => {
        const stop = surplusStop(id, column)
        return (
          <div
            key={stop}
            role="gridcell"
            aria-colindex={column + 2}
            aria-label={t('plannerMore', { name, count: absences.length })}
            className={styles.surplus}
            style={cellStyle(column, 1)}
            data-stop={stop}
            tabIndex={active === stop ? 0 : -1}
          >
            +{absences.length}
          </div>
        )
      })}
    </>
  )
}
