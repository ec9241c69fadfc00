import { members } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { getAll } from '#functions/platform/table.ts'
import { addDays } from '#shared/calendar/day.ts'
import { lengthOf } from '#shared/calendar/period.ts'
import { refuse } from '#shared/contract/problem.ts'
import { leave } from '#shared/leave/contract.ts'
import { mayKnowType } from '#shared/leave/visibility.ts'
import { awayDuring } from './away.ts'

/** The longest window, in days: a quarter of a year and a little. */
const longestWindow = 100

export const handler = serve(leave.listAbsent, async ({ query }, { actor, now }) => {
  const from_date = query.from ?? now.today
  const to_date = query.to ?? addDays(from_date, 14)
  if (to_date < from_date || lengthOf({ from_date, to_date }) > longestWindow) throw refuse('to', 'problems:dateRange')

  const { company } = actor
  const away = await awayDuring(company, { from_date, to_date })
  const people = await getAll(
    members,
    [...new Set(away.map(({ member }) => member))].map(id => ({ company, id })),
  )
  const shown = new Map(people.filter(({ status }) => status === 'active').map(person => [person.id, person]))
  return {
    data: away.flatMap(absence => {
      const person = shown.get(absence.member)
      if (!person) return []
      const { member: user_id, from_date, to_date, status } = absence
      return [{ user_id, from_date, to_date, status, type_id: mayKnowType(actor, person) ? absence.type_id : null }]
    }),
  }
})
