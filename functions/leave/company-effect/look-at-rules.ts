import { loadCompany } from '#functions/company/company-store.ts'
import { loadDirectory } from '#functions/company/directory.ts'
import { members } from '#functions/company/member-store.ts'
import { terms } from '#functions/people/terms-store.ts'
import { getAll } from '#functions/platform/table.ts'
import { wholeYear } from '#shared/calendar/period.ts'
import { yearOf, type Day } from '#shared/calendar/day.ts'
import type * as z from 'zod/mini'
import type { ChosenRules } from '#shared/company/leave-rules.ts'
import type { Member, WorkCalendar } from '#shared/company/model.ts'
import { withOpeningBalances, yearsBefore, yearsKeptBefore } from '#shared/leave/balance/opening-balances.ts'
import { withRules } from '#shared/leave/entitlement/chosen-rules.ts'
import { effectOnYear } from '#shared/leave/effect/effect.ts'
import type { LeaveBook } from '#shared/leave/model.ts'
import type { LeaveEffect } from '#shared/leave/effect/leave-effect.ts'
import { emptyAccount, emptyBook } from '#shared/leave/situation.ts'
import { newEmploymentTerms, type EmploymentTerms } from '#shared/people/model.ts'
import { books } from '../leave-store.ts'
import type { Look } from './look.ts'

/** Whom other leave rules may have an effect on, which is everybody; a rule that changes only the order of use has none. */
export async function lookAtRules(
  change: Partial<z.infer<typeof ChosenRules>>,
  company: string,
  today: Day,
): Promise<Look> {
  const [{ calendar }, directory] = await Promise.all([loadCompany(company), loadDirectory(company)])
  const changed = withRules(calendar, change)
  return {
    everybody: [...directory.values()],
    effectsOn: async people => {
      const known = await knownOf(
        people.map(({ id }) => ({ company, id })),
        today,
      )
      return known.flatMap(one => effectsOn(one, calendar, changed, today))
    },
  }
}

/** A person with their employment terms and books. */
interface Known {
  member: Member
  terms: EmploymentTerms
  books: LeaveBook[]
}

/** Reads what is shown and not decided on, so that it may be a moment old. */
async function knownOf(people: Pick<Member, 'company' | 'id'>[], today: Day): Promise<Known[]> {
  const thisYear = yearOf(today)
  const years = [...yearsBefore(thisYear), thisYear, thisYear + 1]
  const whoseIs = ({ company, id }: Pick<Member, 'company' | 'id'>) => ({ company, member: id })
  const [found, known, recent] = await Promise.all([
    getAll(members, people, { mayLag: true }),
    getAll(terms, people.map(whoseIs), { mayLag: true }),
    getAll(
      books,
      people.flatMap(member => years.map(year => ({ ...whoseIs(member), year }))),
      { mayLag: true },
    ),
  ])
  const termsByMember = new Map(known.map(one => [one.member, one]))
  const employed = found.map(member => ({
    member,
    terms: termsByMember.get(member.id) ?? newEmploymentTerms(whoseIs(member)),
  }))
  const older = await getAll(
    books,
    employed.flatMap(one => yearsKeptBefore(thisYear, one).map(year => ({ ...whoseIs(one.member), year }))),
    { mayLag: true },
  )
  const booksByMember = Map.groupBy([...older, ...recent], ({ member }) => member)
  return employed.map(one => ({ ...one, books: booksByMember.get(one.member.id) ?? [] }))
}

function effectsOn(known: Known, before: WorkCalendar, after: WorkCalendar, today: Day): LeaveEffect[] {
  const whose = { company: known.member.company, member: known.member.id }
  const thisYear = yearOf(today)
  const years = [thisYear, thisYear + 1]
  const asked = years.map(year => known.books.find(book => book.year === year) ?? emptyBook(whose, year))
  const others = known.books.filter(({ year }) => year < thisYear)
  const by = (calendar: WorkCalendar) =>
    withOpeningBalances(
      { ...known, calendar, account: emptyAccount(whose), books: asked, others },
      [...others, ...asked],
      today,
      thisYear,
    )
  const [was, is] = [by(before), by(after)]
  return years.flatMap(year => effectOnYear(was, is, { year, today, counted: wholeYear(year) }))
}
