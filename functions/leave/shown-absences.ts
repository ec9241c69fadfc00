import * as z from 'zod/mini'
import { members } from '#functions/company/member-store.ts'
import { companyPartition } from '#functions/platform/keys.ts'
import { viewOf } from '#functions/platform/kind.ts'
import type { RequestContext } from '#functions/platform/serve.ts'
import { list } from '#functions/platform/table.ts'
import { Member } from '#shared/company/model.ts'
import type { AbsentInMonth } from '#shared/leave/contract/show-calendar.ts'
import { mayKnowType, maySeeLeave } from '#shared/leave/permissions.ts'
import type { Away } from './away.ts'
import { withDelegations } from './stand-in.ts'

/** The attributes that decide how much of a person's absences a reader may know; a query costs a fraction of reads by key. */
const colleagues = viewOf(members, z.pick(Member, { id: true, status: true, approver_ids: true, stand_in: true }))

/** The absences of active people, as far as a reader may know them. */
export async function shownTo(
  { actor, now }: Pick<RequestContext, 'actor' | 'now'>,
  finding: Promise<readonly Away[]>,
): Promise<AbsentInMonth[]> {
  const [people, away] = await Promise.all([
    list(colleagues, { pk: companyPartition(actor.company), prefix: 'MEMBER#', mayLag: true }),
    finding,
  ])
  const active = people.filter(({ status }) => status === 'active')
  const shown = new Map(active.map(person => [person.id, person]))
  const isNamed = active.some(({ stand_in }) => stand_in === actor.user)
  const reader = isNamed ? await withDelegations(actor, active, now.today) : actor
  return away.flatMap(({ member: user_id, request, type_id, from_date, to_date, status }) => {
    const person = shown.get(user_id)
    if (!person) return []
    return {
      id: maySeeLeave(reader, person) ? request : null,
      user_id,
      from_date,
      to_date,
      type_id: mayKnowType(reader, person) ? type_id : null,
      status,
    }
  })
}
