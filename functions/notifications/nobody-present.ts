import { awayOn } from '#functions/leave/stand-in.ts'
import type { Day } from '#shared/calendar/day.ts'
import type { Member } from '#shared/company/model.ts'

/** Whether all of these people of one company are away on a day, so that what they alone can do waits for none of them to be back. */
export async function areAllAway(people: readonly Pick<Member, 'id' | 'company'>[], day: Day): Promise<boolean> {
  const [one] = people
  if (!one) return false
  const away = await awayOn(one.company, day)
  return people.every(({ id }) => away.has(id))
}
