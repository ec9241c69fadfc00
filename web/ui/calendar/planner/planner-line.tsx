import { memo, type CSSProperties } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../icon/icon.tsx'
import { Avatar } from '../../person/avatar.tsx'
import { personName } from '../../person/person-name.ts'
import { cellStyle } from './grid-style.ts'
import type { PlannerDate, PlannerPerson, PlannerScale } from './plan.ts'
import { PlannerBar } from './bars/planner-bar.tsx'
import { GroupColumns } from './counts/planner-counts.tsx'
import type { PlannerWords } from './planner-words.ts'
import styles from './planner.module.css'
import type { GroupRow, PersonRow, PlannerRow } from './rows.ts'
import { barStop, dayStop, drawnFree, groupStop, nameStop, surplusStop } from './keys/tab-stops.ts'
import type { RowStretch } from './keys/use-planner-stretch.ts'

interface PlannerLineProps {
  line: PlannerRow
  /** Its place among the rows, from 0. */
  index: number
  days: readonly PlannerDate[]
  scale: PlannerScale
  /** The tab stop, where it is in this line. */
  active: string | undefined
  /** The row that the focus is in. */
  focused: string | undefined
  words: PlannerWords
  addressOf?: ((person: PlannerPerson) => string) | undefined
  /** The absence that is open beside the planner. */
  shown?: string | undefined
  /** The stretch of days that is being chosen, where it is in this line. */
  stretch?: RowStretch | undefined
  /** The position, where only the lines in view are rendered. */
  start?: number | undefined
}

/** A heading, or somebody's days. */
export const PlannerLine = memo(function PlannerLine({ line, index, start, ...rest }: PlannerLineProps) {
  const style: CSSProperties | undefined = start === undefined ? undefined : { insetBlockStart: start }
  // The head and the counts are the first two rows.
  const row = { role: 'row', 'aria-rowindex': index + 3, style }
  if ('group' in line)
    return (
      <div {...row} className={styles.group} aria-busy={(line.counts === null && !line.isOpen) || undefined}>
        <Heading line={line} {...rest} />
      </div>
    )
  return (
    <div
      {...row}
      className={styles.row}
      aria-busy={line.person.isLoading || undefined}
      data-row={line.id}
      data-asks={line.free.length > 0 || undefined}
      data-self={line.isSelf || undefined}
    >
      <Days line={line} {...rest} />
    </div>
  )
})

type Rest = Omit<PlannerLineProps, 'index' | 'line' | 'start'>

/** The name of a group, which opens and closes it. */
function Heading({ line: { id, group, people, counts, isOpen }, days, scale, active }: Rest & { line: GroupRow }) {
  const stop = groupStop(id)
  return (
    <>
      <div role="rowheader" aria-colindex={1} aria-colspan={days.length + 1} className={styles.heading}>
        <button
          type="button"
          aria-expanded={isOpen}
          className={styles.opener}
          data-stop={stop}
          data-taken
          tabIndex={active === stop ? 0 : -1}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="sm" />
          <span className={styles.groupName}>{group}</span>
          <span className={styles.size}>{people.length}</span>
        </button>
      </div>
      {!isOpen && scale !== 'month' && (
        <div className={styles.groupColumns}>
          <GroupColumns people={people} counts={counts} days={days} />
        </div>
      )}
    </>
  )
}

function Days({ line, days, scale, active, focused, words, addressOf, shown, stretch }: Rest & { line: PersonRow }) {
  const { id, person, bars, surplus } = line
  const { t, language, dayOf } = words
  const name = personName(person, language)
  return (
    <>
      <RowName
        {...{ id, addressOf, name, words }}
        person={person}
        isSelf={line.isSelf}
        isActive={active === nameStop(id)}
      />
      {person.isLoading && (
        <div
          role="gridcell"
          aria-colindex={2}
          aria-colspan={days.length}
          aria-label={t('loading')}
          className={styles.unknown}
        />
      )}
      {drawnFree(line, focused).map(column => (
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
        return (
          <PlannerBar
            key={stop}
            {...{ bar, person, stop, scale, words }}
            isActive={active === stop}
            isShown={shown === bar.absence.id}
          />
        )
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
            data-taken
            tabIndex={active === stop ? 0 : -1}
          >
            +{absences.length}
          </div>
        )
      })}
      {stretch && (
        <>
          <div aria-hidden="true" className={styles.stretch} style={cellStyle(stretch.column, stretch.span)} />
          <div aria-hidden="true" className={styles.stretchEnd} style={cellStyle(stretch.end, 1)} data-stretch-end />
        </>
      )}
    </>
  )
}

interface RowNameProps extends Pick<PlannerLineProps, 'addressOf' | 'words'> {
  id: string
  person: PlannerPerson
  name: string
  isSelf: boolean
  isActive: boolean
}

/** Whose days they are; another month, with other absences of the same person, leaves it as it is drawn. */
const RowName = memo(
  function RowName({ id, person, name, isSelf, isActive, addressOf, words }: RowNameProps) {
    return (
      <div role="rowheader" aria-colindex={1} className={styles.name} data-taken>
        <Avatar person={person} image={person.image} size="sm" />
        {addressOf ? (
          <Link
            to={addressOf(person)}
            title={name}
            data-stop={nameStop(id)}
            tabIndex={isActive ? 0 : -1}
            className={styles.link}
          >
            {name}
          </Link>
        ) : (
          <span title={name}>{name}</span>
        )}
        {isSelf && <span className={styles.self}>{words.t('plannerSelf')}</span>}
      </div>
    )
  },
  ({ person: one, ...before }, { person: other, ...after }) =>
    one.id === other.id &&
    one.image === other.image &&
    (Object.keys(after) as (keyof typeof after)[]).every(name => before[name] === after[name]),
)
