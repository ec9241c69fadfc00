import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupColumn } from './columns.ts'
import { GroupPerson } from './group-person.tsx'
import styles from './groups.module.css'
import type { Lifting } from './use-lifting.ts'

/** The height of a row, in pixels. */
const rowHeight = 39

interface GroupPeopleProps {
  column: GroupColumn
  columns: readonly GroupColumn[]
  lifting: Lifting
}

/** The people of a group, of whom those in view are rendered; one of them is a tab stop, and the arrows move on. */
export function GroupPeople({ column, columns, lifting }: GroupPeopleProps) {
  const { t } = useTranslation('groups')
  const scroller = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  const focusNext = useRef(false)
  const { people } = column
  const active = Math.min(place, people.length - 1)
  // oxlint-disable-next-line react/incompatible-library -- its answers change while it stays the same; nothing here memoises them
  const inView = useVirtualizer({
    count: people.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: index => people[index]!.id,
    overscan: 6,
  })

  useEffect(() => {
    if (!focusNext.current) return
    const row = scroller.current?.querySelector<HTMLElement>(`[data-place="${active}"]`)
    if (row) focusNext.current = false
    row?.focus()
  })

  const { landed, arrive } = lifting
  const arrived = landed?.group === column.id ? people.findIndex(({ id }) => id === landed.id) : -1
  useEffect(() => {
    if (arrived < 0) return
    focusNext.current = true
    inView.scrollToIndex(arrived)
    setPlace(arrived)
    arrive()
  }, [arrived, arrive, inView])

  function onKeyDown(event: KeyboardEvent) {
    const person = people[active]
    if (!person) return
    const next = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: people.length - 1 }[event.key]
    if (lifting.onKey(event, person)) event.preventDefault()
    else if (next !== undefined) {
      event.preventDefault()
      const reached = Math.max(0, Math.min(next, people.length - 1))
      focusNext.current = true
      inView.scrollToIndex(reached)
      setPlace(reached)
    }
  }

  if (people.length === 0) {
    const why = column.id === null ? 'everyoneGrouped' : 'empty'
    return <p className={styles.nobody}>{t(column.size > 0 ? 'nobodyFound' : why)}</p>
  }
  return (
    <div ref={scroller} className={styles.scroller}>
      <ul className={styles.people} aria-label={column.name} style={{ blockSize: inView.getTotalSize() }}>
        {inView.getVirtualItems().map(({ index, start }) => (
          <GroupPerson
            key={people[index]!.id}
            person={people[index]!}
            place={index}
            of={people.length}
            start={start}
            isActive={index === active}
            onFocus={() => setPlace(index)}
            onKeyDown={onKeyDown}
            column={column}
            columns={columns}
            lifting={lifting}
          />
        ))}
      </ul>
    </div>
  )
}
