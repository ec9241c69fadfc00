import { dayInBudapest } from '#shared/calendar/budapest-day.ts'
import type { Year } from '#shared/calendar/day.ts'
import { cardMonths, type CardAbsence, type CardPeriod, type LeaveCard } from '#shared/attendance/papers/leave-card.ts'
import type { Signed } from '#shared/attendance/papers/leave-slip.ts'
import { situationOn, situationsOfYear } from '#shared/leave/balance/opening-balances.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { employmentOf, workingTimeOf, type Situation } from '#shared/leave/situation.ts'
import { keepsAway } from '#shared/leave/types.ts'
import { mayKnowTerms } from '#shared/people/rules.ts'
import { employmentBalance, grantersIn } from '#functions/leave/balance-view.ts'
import { leaveOf, requests, type StoredSituation } from '#functions/leave/leave-store.ts'
import { peopleOf, type People } from '#functions/leave/named-people.ts'
import type { RequestContext } from '#functions/platform/serve.ts'
import { getAll } from '#functions/platform/table.ts'
import type { Asker } from '../files/store-file.ts'
import { personName, type FiledPerson } from '../people-to-file.ts'

interface Reading extends Asker, Pick<RequestContext, 'now' | 'language'> {
  year: Year
}

/** What was read of a person for a card. */
interface Read {
  person: FiledPerson
  situation: StoredSituation
  booked: LeaveRequest[]
}

/** The leave cards of some people whose leave the reader may see. */
export async function leaveCards(people: readonly FiledPerson[], reading: Reading): Promise<LeaveCard[]> {
  const { actor, year, now } = reading
  const read = await Promise.all(people.map(person => readCard(person, year, now.today)))
  const named = read.flatMap(({ situation, booked }) => [
    ...grantersIn(situation),
    ...booked.flatMap(({ approved_by }) => approved_by ?? []),
  ])
  const names = await peopleOf(
    actor.company,
    named,
    people.map(({ member }) => member),
  )
  return read.map(one => cardOf(one, reading, names))
}

async function readCard(person: FiledPerson, year: Year, today: string): Promise<Read> {
  const { company, id: member } = person.member
  const situation = await leaveOf({ company, member }, [year], today)
  const ids = situation.books.flatMap(({ bookings }) => bookings.map(({ request }) => request))
  const booked = await getAll(
    requests,
    [...new Set(ids)].map(id => ({ company, member, id })),
  )
  return { person, situation, booked }
}

function cardOf({ person, situation, booked }: Read, reading: Reading, names: People): LeaveCard {
  const { actor, companyName, now, language, year } = reading
  const { member } = situation
  const knowsTerms = mayKnowTerms(actor, member)
  const isOwn = member.id === actor.user
  const periodOf = (one: Situation): CardPeriod | null => {
    const { employment_start: start, employment_end: end } = employmentOf(one)
    return knowsTerms ? { start, end } : null
  }
  const ofYear = situationOn(situation, year, now.today)
  const inYear = situationsOfYear(situation, year, now.today)
  const byId = new Map(booked.map(request => [request.id, request]))
  const decidedOn = ({ approved_by, approved_at }: Partial<LeaveRequest> = {}): Signed | null =>
    approved_by && approved_at
      ? { name: personName(names.get(approved_by), language), day: dayInBudapest(approved_at * 1000) }
      : null
  const absences = situation.books
    .flatMap(({ bookings }) => bookings)
    // Who works from home is not away.
    .filter(({ type_id }) => keepsAway(type_id))
    .map(({ request, type_id, from_date, to_date, days, status }): CardAbsence => ({
      type_id,
      from_date,
      to_date,
      days,
      status,
      decided: decidedOn(byId.get(request)),
    }))
  return {
    company: companyName,
    name: person.name,
    year,
    employee_number: knowsTerms ? member.employee_number : null,
    position: member.position?.name ?? null,
    employment: periodOf(ofYear),
    employments: (inYear.length ? inYear : [ofYear]).map(one => ({
      period: periodOf(one),
      balance: employmentBalance(one, { year, today: now.today, language, knowsTerms, isOwn }, names),
    })),
    absences,
    months: cardMonths(year, absences, workingTimeOf(situation, [year], language)),
    made: now.today,
  }
}
