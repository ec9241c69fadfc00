import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayKind } from '#shared/calendar/working-days.ts'
import { weekdayOf, type Day } from '#shared/calendar/day.ts'
import type { Period } from '#shared/calendar/period.ts'
import { isAdmin } from '#shared/contract/role.ts'
import { leaveTypeIds, type LeaveTypeId } from '#shared/leave/types.ts'
import { people } from '#shared/people/contract.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { useApi } from '#web/api/use-api.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useSubject } from '../request/form/use-subject.ts'
import { peopleNamed } from './matches.ts'
import { understand, type Understood } from '#shared/leave/understood/understand.ts'

/** A request that a typed line means. */
export interface Wish {
  typeId: LeaveTypeId
  /** Whose leave; undefined for the reader's own. */
  person: EssentialEmployee | undefined
  period: Period | undefined
}

/** What a typed line means here. */
export interface Meaning {
  understood: Understood
  wish: Wish | undefined
  /** Other requests that the same line may mean. */
  others: Wish[]
  people: EssentialEmployee[]
  /** The words that were not understood beside what was. */
  unknown: string[]
}

const worksInGeneral = (day: Day) => weekdayOf(day) <= 5

/** What the line means for the reader, whose working days are counted once they are known. */
export function useMeaning(typed: string, me: CurrentUser): Meaning {
  const { i18n } = useTranslation()
  const { today } = useDates()
  const colleagues = useApi(people.listPeople).data?.data
  const [whose, setWhose] = useState(me.id)
  const { time } = useSubject(me, whose, undefined)
  const meaning = useMemo(() => {
    const isWorkday = time ? (day: Day) => !dayKind(day, time).blocked : worksInGeneral
    const understood = understand(typed, { today, isWorkday })
    const active = (colleagues ?? []).filter(person => person.is_active)
    const named = peopleNamed(understood.rest, active, i18n.language)
    return meaningOf(understood, named, me)
  }, [typed, today, time, colleagues, i18n.language, me])
  const next = meaning.wish?.person?.id ?? me.id
  if (next !== whose) setWhose(next)
  return meaning
}

/** Only administrators ask for others; for everybody else a name is somebody to look up. */
export function meaningOf(understood: Understood, named: EssentialEmployee[], me: CurrentUser): Meaning {
  const { deed, typeId, period, otherPeriod, lacksFirstDay, lacksLastDay, doubt, rest } = understood
  const saysDays = period !== undefined || lacksFirstDay || lacksLastDay === true || doubt !== undefined
  const isWish = deed === 'request' && (typeId !== undefined || saysDays)
  const others = named.filter(({ id }) => id !== me.id)
  const person = isWish && isAdmin(me) ? others[0] : undefined
  const isKnown = rest.length === 0 || (isAdmin(me) && named.length > 0)
  const wish = isWish ? { typeId: typeId ?? leaveTypeIds.vacation, person, period } : undefined
  return {
    understood,
    wish,
    others: wish ? otherWishes(wish, { typeId, otherPeriod, people: person ? others.slice(1) : [] }) : [],
    people: wish && isKnown ? [] : named,
    unknown: wish && !isKnown ? rest : [],
  }
}

interface Alternatives {
  typeId: LeaveTypeId | undefined
  otherPeriod: Period | undefined
  people: EssentialEmployee[]
}

/** The nearest day by the same name, others of that name, and days without a type as those at home. */
function otherWishes(wish: Wish, { typeId, otherPeriod, people: namesakes }: Alternatives): Wish[] {
  return [
    ...(otherPeriod ? [{ ...wish, period: otherPeriod }] : []),
    ...namesakes.map(person => ({ ...wish, person })),
    ...(typeId === undefined && wish.period ? [{ ...wish, typeId: leaveTypeIds.home }] : []),
  ]
}
