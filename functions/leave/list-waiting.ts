import { delegatingTo, members } from '#functions/company/member-store.ts'
import { decidedForBy } from '#functions/people/approver-store.ts'
import { serve, type RequestContext } from '#functions/platform/serve.ts'
import { getAll, list } from '#functions/platform/table.ts'
import type { Member } from '#shared/company/model.ts'
import { isAdmin } from '#shared/contract/role.ts'
import * as contract from '#shared/leave/contract/list-waiting.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { mayDecide, type LeaveActor } from '#shared/leave/permissions.ts'
import { requests, waitingIn } from './leave-store.ts'
import { peopleOf, type People } from './named-people.ts'
import { idsIn, viewsOf } from './request-view.ts'
import { awayOn } from './stand-in.ts'

/** The oldest request first; a limit of -1 means none. Requests of former employees are left out, since nobody decides on them. */
export const handler = serve(contract.listWaiting, async ({ query }, { actor, now, language }) => {
  const { waiting, people, by } = isAdmin(actor) ? await ofCompany(actor) : await ofPeopleOf(actor, now.today)
  const mine = waiting
    .filter(({ member }) => isDecidable(by, people.get(member)))
    .sort((one, other) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1))
  const limit = Number(query.limit ?? -1)
  const shown = limit < 0 ? mine : mine.slice(0, limit)
  return { data: await viewsOf(shown, { actor, language, now }, undefined, people), total: mine.length }
})

interface Waiting {
  waiting: LeaveRequest[]
  people: People
  by: LeaveActor
}

const isDecidable = (by: LeaveActor, person: Member | undefined) =>
  person !== undefined && person.status !== 'deleted' && mayDecide(by, person)

type Reader = RequestContext['actor']

/** What waits in the whole company, for an administrator. */
async function ofCompany(actor: Reader): Promise<Waiting> {
  const waiting = await list(requests, { pk: waitingIn(actor.company), index: 1 })
  return { waiting, people: await peopleOf(actor.company, idsIn(waiting)), by: actor }
}

/** So many people are asked about one by one, which costs less than what waits in a large company. */
const oneByOne = 100

/** What waits of those for whom somebody decides: as their approver, or in the place of one who is away. */
async function ofPeopleOf(actor: Reader, today: string): Promise<Waiting> {
  const { company, user } = actor
  const [own, delegating] = await Promise.all([decidedForBy(company, user), delegatingTo(company, user)])
  const stands_in_for = delegating.length ? await awayAmong(delegating, company, today) : []
  const others = await Promise.all(stands_in_for.map(id => decidedForBy(company, id)))
  const ids = [...new Set([...own, ...others.flat()])]
  const by = { ...actor, stands_in_for }
  if (ids.length > oneByOne) {
    const decided = new Set(ids)
    const { waiting, people } = await ofCompanyAmong(company, decided)
    return { waiting, people, by }
  }
  const [waiting, known] = await Promise.all([
    Promise.all(ids.map(id => list(requests, { pk: waitingIn(company), prefix: `${id}#`, index: 1 }))),
    getAll(
      members,
      ids.map(id => ({ company, id })),
    ),
  ])
  return { waiting: waiting.flat(), people: new Map(known.map(person => [person.id, person])), by }
}

async function ofCompanyAmong(company: string, decided: ReadonlySet<string>) {
  const all = await list(requests, { pk: waitingIn(company), index: 1 })
  const waiting = all.filter(({ member }) => decided.has(member))
  return { waiting, people: await peopleOf(company, idsIn(waiting)) }
}

async function awayAmong(people: readonly Member[], company: string, today: string): Promise<string[]> {
  const away = await awayOn(company, today)
  return people.flatMap(({ id }) => (away.has(id) ? id : []))
}
