import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { personName } from '#web/ui/person/person-name.ts'
import type { GroupColumn } from './columns.ts'

/** Somebody on the way from a group to another, and where they are held. */
interface Lifted {
  person: EssentialEmployee
  target: string | null
  isByKeys: boolean
}

/** Lifts one person with the pointer or the space bar, and drops them into a group. */
export function useLifting(
  columns: readonly GroupColumn[],
  move: (ids: readonly string[], to: GroupColumn) => Promise<boolean>,
) {
  const { t, i18n } = useTranslation('groups')
  const [lifted, setLifted] = useState<Lifted>()
  const [said, say] = useState('')
  const [landed, land] = useState<{ id: string; group: string | null }>()
  const nameOf = (person: EssentialEmployee) => personName(person, i18n.language)

  function lift(person: EssentialEmployee, isByKeys: boolean) {
    setLifted({ person, target: person.group_id, isByKeys })
    if (isByKeys) say(t('lifted', { name: nameOf(person) }))
  }

  function hold(target: string | null) {
    if (!lifted || lifted.target === target) return
    setLifted({ ...lifted, target })
    if (lifted.isByKeys) say(t('target', { group: columns.find(({ id }) => id === target)?.name ?? '' }))
  }

  function cancel() {
    if (lifted?.isByKeys) say(t('dropped', { name: nameOf(lifted.person) }))
    setLifted(undefined)
  }

  function drop(target = lifted?.target) {
    const column = columns.find(({ id }) => id === target)
    setLifted(undefined)
    say('')
    if (lifted && column && column.id !== lifted.person.group_id) void carry(lifted.person, column)
  }

  /** Moves somebody, and the focus with them: what had it is gone from the group that they leave. */
  async function carry(person: EssentialEmployee, to: GroupColumn) {
    land({ id: person.id, group: to.id })
    if (!(await move([person.id], to))) land({ id: person.id, group: person.group_id })
  }

  const arrive = () => land(undefined)

  /** A press without a pointer or a key, as a screen reader makes it while one browses: lifts somebody, and drops them beside another one. */
  function press(person: EssentialEmployee) {
    if (!lifted) lift(person, true)
    else drop(person.id === lifted.person.id ? lifted.target : person.group_id)
  }

  /** Whether the key was for lifting. */
  function onKey(event: KeyboardEvent, person: EssentialEmployee): boolean {
    if (event.key === ' ') {
      if (lifted) drop()
      else lift(person, true)
      return true
    }
    if (!lifted) return false
    if (event.key === 'Escape') cancel()
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const place = columns.findIndex(({ id }) => id === lifted.target)
    if (step) hold(columns[(place + step + columns.length) % columns.length]!.id)
    return step !== undefined || event.key === 'Escape'
  }

  return { lifted, landed, said, carry, arrive, lift, hold, drop, press, cancel, onKey }
}

export type Lifting = ReturnType<typeof useLifting>
