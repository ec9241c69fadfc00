import { addDays, dayFrom, weekdayOf, yearOf, type Day } from '#shared/calendar/day.ts'
import type { Period } from '#shared/calendar/period.ts'
import { leave } from '#shared/leave/contract.ts'
import type { Person } from '#test/support/world.ts'

/** How many clients want the same at the same moment. */
export const clients = 16

const mondayFrom = (day: Day) => addDays(day, (8 - weekdayOf(day)) % 7)

/** What the sixteen ask for in one round: always something that only one of them can have. */
export const wishes: Record<string, (today: Day) => Period[]> = {
  'the same days': today => {
    const from_date = mondayFrom(addDays(today, 14))
    return Array.from({ length: clients }, () => ({ from_date, to_date: addDays(from_date, 1) }))
  },
  'overlapping days': today => {
    const common = addDays(mondayFrom(addDays(today, 14)), 2)
    return Array.from({ length: clients }, (_, n) => ({
      from_date: addDays(common, -(n % 3)),
      to_date: addDays(common, n % 5),
    }))
  },
  'days over New Year': today => {
    const newYear = dayFrom(yearOf(today) + 1, 1, 1)
    return Array.from({ length: clients }, (_, n) => ({
      from_date: addDays(newYear, -1 - (n % 4)),
      to_date: addDays(newYear, 3 + (n % 4)),
    }))
  },
}

/** Sixteen different working days, of which the balance allows only some. */
export const differentDays = (today: Day): Period[] => {
  const monday = mondayFrom(addDays(dayFrom(yearOf(today) + 1, 2, 1), 0))
  return Array.from({ length: clients }, (_, n) => addDays(monday, 7 * Math.floor(n / 4) + (n % 4))).map(day => ({
    from_date: day,
    to_date: day,
  }))
}

/** How one client fared: the id of what was stored, or the status of the refusal; and who served it. */
export interface Fare {
  id?: string
  /** The first day that was asked for. */
  from: Day
  status: number
  worker: string
}

/** All of them ask at once; a retry key of its own for each, as from sixteen browsers. */
export async function contend(url: string, person: Person, periods: Period[], type_id = 1): Promise<Fare[]> {
  return Promise.all(
    periods.map(async period => {
      const response = await fetch(`${url}/api/hu${leave.requestLeave.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${person.client.token}` },
        body: JSON.stringify({ type_id, ...period }),
      })
      const reply = (await response.json()) as { data?: { id: string } }
      return {
        from: period.from_date,
        status: response.status,
        worker: response.headers.get('x-local-worker') ?? '',
        ...(reply.data && { id: reply.data.id }),
      }
    }),
  )
}
