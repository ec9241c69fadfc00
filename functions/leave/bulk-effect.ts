import { isConfirmable } from '#functions/people/confirmers.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import type { Now } from '#functions/platform/clock.ts'
import { hoursOn } from '#shared/company/rules.ts'
import { Problem } from '#shared/contract/problem.ts'
import type { CountedBulkChange } from '#shared/leave/bulk-change.ts'
import { assertYearKept } from '#shared/leave/balance/employment-book.ts'
import * as contract from '#shared/leave/contract/effect/bulk-effect.ts'
import type { LeaveEffect } from '#shared/leave/effect/leave-effect.ts'
import { withEmploymentInformation } from '#shared/people/employment-information.ts'
import { assertMayEdit, type Reader } from '#shared/people/rules.ts'
import { effectOfExtraDays } from './effect-of-extra-days.ts'
import { effectOnPerson, leaveToChange } from './effect-on-person.ts'
import { effectStep } from './effect-step.ts'

/** How many people are read at once. */
const atOnce = 25

/**
 * The effect of a change of many on one step of them; whoever would be refused is left out, since nothing of theirs changes, and of
 * the administrator's own it is marked where it waits for another.
 */
export const handler = serve(contract.bulkEffect, async ({ query, body: { user_ids, change } }, { actor, now }) => {
  const everybody = [...new Set(user_ids)].map(id => ({ id }))
  const { people, ...step } = effectStep(everybody, query.after)
  const data: LeaveEffect[] = []
  for (let first = 0; first < people.length; first += atOnce) {
    const some = people.slice(first, first + atOnce)
    data.push(...(await Promise.all(some.map(({ id }) => effectOn(id, change, actor, now)))).flat())
  }
  return { ...step, data }
})

async function effectOn(
  member: string,
  change: CountedBulkChange,
  actor: Reader & { company: string },
  now: Now,
): Promise<LeaveEffect[]> {
  try {
    const whose = { company: actor.company, member }
    const leave = await leaveToChange(whose, now, change.act === 'extra_days' ? [change.year] : [])
    assertMayEdit(actor, leave.member)
    const waits = member === actor.user && (await isConfirmable(leave.member))
    const marked = (effects: LeaveEffect[]) => (waits ? effects.map(effect => ({ ...effect, waits })) : effects)
    if (change.act === 'extra_days') {
      assertYearKept(leave, change.year)
      return marked(effectOfExtraDays(leave, now, { ...change, id: 'new', is_removal: false }))
    }
    const { terms } = withEmploymentInformation(leave, scheduleIn(change), {
      today: now.today,
      companyHours: hoursOn(leave.calendar, now.today),
      hasGroup: () => true,
      hasLeave: () => true,
      newId,
    })
    return marked(effectOnPerson(leave, now, { terms }))
  } catch (error) {
    if (error instanceof Problem) return []
    throw error
  }
}

/** The schedule as the form of one person's employment information says it. */
export const scheduleIn = ({
  working_hours,
  working_hours_from,
  unequal_schedule,
}: Extract<CountedBulkChange, { act: 'schedule' }>) => ({
  working_hours,
  working_hours_from,
  ...(unequal_schedule !== undefined && { unequal_schedule }),
})
