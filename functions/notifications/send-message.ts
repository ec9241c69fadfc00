import { countAttempt } from '#functions/account/throttle.ts'
import { audited } from '#functions/company/audit-store.ts'
import { headcountOf } from '#functions/company/company-store.ts'
import { directoryStateOf, loadGroup } from '#functions/company/directory.ts'
import { groups, isKept } from '#functions/company/group-store.ts'
import { members } from '#functions/company/member-store.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, getAll, insert } from '#functions/platform/table.ts'
import { aboutCompany, messageChanges } from '#shared/company/audit/audited-changes.ts'
import { refuse } from '#shared/contract/problem.ts'
import { isFor, type CompanyMessage } from '#shared/notifications/messages/company-message.ts'
import * as contract from '#shared/notifications/contract/send-message.ts'
import { companyMessages, messageView } from './message-store.ts'
import { notificationLasts } from './notification-store.ts'

/** Stores the message; a task brings it to everybody whom it is for. */
export const handler = serve(contract.sendMessage, async ({ body }, { actor, now, once, perCall }) => {
  const { company, user: by } = actor
  const { message, audience } = body
  const to = await audienceOf(company, by, body)
  if (!to.total) throw refuse(fieldOf[audience], 'problems:nobodyToTell')
  await countAttempt('companyMessage', { whose: company }, { now, perCall })
  const sent: CompanyMessage = {
    company,
    id: newId(),
    by,
    message,
    audience,
    ...to,
    seen: 0,
    created_at: now.seconds,
    expires_at: now.seconds + notificationLasts,
  }
  const reply = { data: messageView(sent) }
  await commit(
    insert(companyMessages, sent),
    ...audited({ actor, now }, 'message_sent', aboutCompany({ id: company, name: actor.companyName }), {
      changes: messageChanges(sent),
    }),
    ...once(reply),
  )
  return reply
})

const fieldOf = { everybody: 'audience', group: 'group_id', people: 'user_ids' } as const

interface Chosen {
  audience: CompanyMessage['audience']
  group_id?: string | null | undefined
  user_ids?: string[] | undefined
}

/** Whom a message is for, and how many they are now. */
type Counted = Pick<CompanyMessage, 'group' | 'people' | 'total'>

async function audienceOf(company: string, by: string, chosen: Chosen): Promise<Counted> {
  if (chosen.audience === 'everybody') return { group: null, people: [], total: (await headcountOf(company)) - 1 }
  return chosen.audience === 'group' ? groupOf(company, by, chosen) : pickedOf(company, by, chosen)
}

/** @throws Problem `invalid` without a group, or for one that is no more */
async function groupOf(company: string, by: string, { audience, group_id }: Chosen): Promise<Counted> {
  if (!group_id) throw refuse('group_id', 'problems:required')
  const [group, state] = await Promise.all([get(groups, { company, id: group_id }), directoryStateOf(company)])
  if (!group || !isKept(group)) throw refuse('group_id', 'problems:groupUnknown')
  const people = [...(await loadGroup(state, group_id)).values()]
  const total = people.filter(person => isFor({ by, audience, people: [] }, person)).length
  return { group: group_id, people: [], total }
}

async function pickedOf(company: string, by: string, { audience, user_ids }: Chosen): Promise<Counted> {
  const people = [...new Set(user_ids)]
  const found = await getAll(
    members,
    people.map(id => ({ company, id })),
  )
  const total = found.filter(person => isFor({ by, audience, people }, person)).length
  return { group: null, people, total }
}
