import { accountsAndBooks } from '#functions/leave/terms-and-books.ts'
import { terms } from '#functions/people/terms-store.ts'
import { getAll } from '#functions/platform/table.ts'
import type { Month } from '#shared/calendar/day.ts'
import type { PayrollFacts } from '#shared/attendance/payroll/person-payroll.ts'
import type { WorkCalendar } from '#shared/company/model.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { sheets } from './attendance-store.ts'
import type { FiledPerson } from './people-to-file.ts'

/** How many people are read at once, where nobody waits for it. */
const byHundreds = 100

/** A person with what their attendance follows from. */
export interface PersonFacts extends FiledPerson {
  facts: PayrollFacts
}

/** What the attendance of people in some months follows from, read some of the people at a time; it may be a moment old. */
export async function* attendanceFacts(
  people: readonly FiledPerson[],
  months: readonly Month[],
  calendar: WorkCalendar,
  together = byHundreds,
): AsyncGenerator<PersonFacts> {
  for (let first = 0; first < people.length; first += together) {
    const some = people.slice(first, first + together)
    const factsOf = await storedFacts(
      calendar.company,
      some.map(({ member }) => member.id),
      months,
    )
    for (const person of some)
      yield { ...person, facts: { ...factsOf(person.member.id), member: person.member, calendar } }
  }
}

/** Reads what is stored of the attendance of people in some months, by id; it may be a moment old. */
export async function storedFacts(company: string, ids: readonly string[], months: readonly Month[]) {
  const mayLag = { mayLag: true }
  const [known, leave, kept] = await Promise.all([
    getAll(
      terms,
      ids.map(member => ({ company, member })),
      mayLag,
    ),
    accountsAndBooks(company, ids),
    getAll(
      sheets,
      ids.flatMap(member => months.map(month => ({ company, member, month }))),
      mayLag,
    ),
  ])
  const termsById = new Map(known.map(one => [one.member, one]))
  const leaveById = new Map(ids.map((id, place) => [id, leave[place]!]))
  const sheetsById = Map.groupBy(kept, ({ member }) => member)
  return (id: string): Omit<PayrollFacts, 'member' | 'calendar'> => ({
    terms: termsById.get(id) ?? newEmploymentTerms({ company, member: id }),
    ...(leaveById.get(id) ?? { account: null, books: [] }),
    sheets: sheetsById.get(id) ?? [],
  })
}
