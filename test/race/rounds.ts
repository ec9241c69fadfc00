import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { addDays, dayFrom, weekdayOf, yearOf, type Day } from '#shared/calendar/day.ts'
import { overlaps, type Period } from '#shared/calendar/period.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { company } from '#shared/company/contract.ts'
import { ApiError, type AnyEndpoint, type InputOf, type ReplyOf } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { people } from '#shared/people/contract.ts'
import { chanceOf, type Chance } from '#test/bench/seed/chance.ts'
import type { Person, World } from '#test/support/inhabitants.ts'

/** A company in which changes of one person's leave are made at the same moment. */
export interface Arena {
  owner: Person
  approver: Person
  anna: Person
  today: Day
  year: number
  chance: Chance
  /** The kinds of change that are made here. */
  kinds: string[]
  /** The ids of all requests that were acknowledged. */
  filed: Set<string>
  /** Days granted by hand that can be taken back, by id. */
  granted: Map<string, number>
  /** The company's own days. */
  holidays: string[]
  /** Days taken away by hand in this round. */
  lowered: number
  played: number
  /** What was shown after the last round. */
  last: Shown
}

/** What is not as it must be after a round, in a sentence each. */
export type Findings = string[]

/** What the callers of all rounds were told. */
export interface Told {
  /** The number of replies by status. */
  statuses: Map<number, number>
  tooBusy: number
}

export async function openArena(world: World, seed: number, today: Day): Promise<Arena> {
  const owner = await world.founder()
  const [approver, anna] = await Promise.all([world.colleague(owner), world.colleague(owner)])
  await owner.client.asked(people.saveApprovers, { path: { id: anna.id }, body: { approver_ids: [approver.id] } })
  const year = yearOf(today) + 1
  const kinds = Object.keys(changes).filter(kind => isRecounted(seed) || !recounts.includes(kind))
  const own = { owner, approver, anna, today, year, chance: chanceOf(seed), kinds }
  const last = await shown({ ...own, played: 0 })
  return { ...own, filed: new Set(), granted: new Map(), holidays: [], lowered: 0, played: 0, last }
}

/** Every other arena is one in which booked leave is recounted; in the others no balance may be overdrawn. */
export const isRecounted = (seed: number) => seed % 2 === 0

/** The Monday from which days are asked for; no public holiday is near. */
const firstMonday = (year: number) => {
  const day = dayFrom(year, 2, 1)
  return addDays(day, (8 - weekdayOf(day)) % 7)
}

/** A day of four weeks in which everything happens, so that wishes meet. */
const someDay = ({ chance, year }: Arena) => addDays(firstMonday(year), chance.below(4) * 7 + chance.below(5))
const somePeriod = (arena: Arena): Period => {
  const from_date = someDay(arena)
  return { from_date, to_date: addDays(from_date, arena.chance.below(4)) }
}

type Call = <E extends AnyEndpoint>(
  by: Person,
  endpoint: E,
  input?: InputOf<E>,
  headers?: Record<string, string>,
) => Promise<ReplyOf<E> | undefined>

/** A change that somebody makes in a round; `live` are the requests that were there before it. */
type Change = (arena: Arena, live: RequestView[], call: Call) => Promise<unknown>

const one = (arena: Arena, live: RequestView[]) => (live.length ? arena.chance.pick(live).id : randomUUID())

async function file(arena: Arena, call: Call, by: Person, form: object, headers?: Record<string, string>) {
  const { type_id = arena.chance.pick([1, 1, 1, 5]) } = form as { type_id?: number }
  const body = { ...somePeriod(arena), type_id, ...form } as InputOf<typeof leave.requestLeave>['body']
  const reply = await call(by, leave.requestLeave, { body }, headers)
  if (reply && !Array.isArray(reply.data)) arena.filed.add(reply.data.id)
}

/** Every kind of change of a person's leave, and of what it is counted from. */
export const changes: Record<string, Change> = {
  'asks for days': (arena, _, call) => file(arena, call, arena.anna, {}),
  'asks for the same twice': async (arena, _, call) => {
    const headers = { 'idempotency-key': randomUUID() }
    const form = { ...somePeriod(arena), type_id: 1 }
    await Promise.all([1, 2].map(() => file(arena, call, arena.anna, form, headers)))
  },
  'has days recorded': (arena, _, call) => file(arena, call, arena.owner, { user_id: arena.anna.id, auto_approve: 1 }),
  'has days recorded that have begun': (arena, _, call) =>
    file(arena, call, arena.owner, {
      user_id: arena.anna.id,
      auto_approve: 1,
      type_id: 5,
      from_date: addDays(arena.today, -3 - arena.chance.below(5)),
      to_date: addDays(arena.today, arena.chance.below(5)),
    }),
  cancels: (arena, live, call) => call(arena.anna, leave.cancelLeave, { path: { id: one(arena, live) } }),
  'is cancelled': (arena, live, call) => call(arena.owner, leave.cancelLeave, { path: { id: one(arena, live) } }),
  'is approved': (arena, live, call) =>
    call(arena.approver, leave.approveLeave, { path: { id: one(arena, live) }, body: {} }),
  'is approved by another': (arena, live, call) =>
    call(arena.owner, leave.approveLeave, { path: { id: one(arena, live) }, body: {} }),
  'is denied': (arena, live, call) =>
    call(arena.approver, leave.denyLeave, { path: { id: one(arena, live) }, body: { comment: 'nem' } }),
  'is decided anew': (arena, live, call) =>
    call(arena.approver, leave.undoDecision, { path: { id: one(arena, live) } }),
  'is changed': (arena, live, call) =>
    call(arena.owner, leave.changeLeave, {
      path: { id: one(arena, live) },
      body: { ...somePeriod(arena), type_id: arena.chance.pick([1, 5]) },
    }),
  'is shortened': async (arena, live, call) => {
    const begun = live.find(({ from_date, to_date }) => from_date < arena.today && to_date >= arena.today)
    const request = begun ?? live[0]
    if (request)
      await call(arena.owner, leave.shortenLeave, {
        path: { id: request.id },
        body: { to_date: request.from_date, reason: 'visszajött' },
      })
  },
  'is given days': async (arena, _, call) => {
    const days = 1 + arena.chance.below(3)
    const reply = await call(arena.owner, leave.grantExtraDays, extraDays(arena, days))
    if (reply) arena.granted.set(reply.data.id, days)
  },
  'loses days': async (arena, _, call) => {
    const days = 1 + arena.chance.below(3)
    const reply = await call(arena.owner, leave.grantExtraDays, extraDays(arena, -days))
    if (reply) arena.granted.set(reply.data.id, -days)
    if (reply) arena.lowered += days
  },
  'has a grant taken back': async (arena, _, call) => {
    const [id, days] = [...arena.granted][0] ?? []
    if (!id || days === undefined) return
    arena.granted.delete(id)
    const path = { id: arena.anna.id, extraId: id }
    const reply = await call(arena.owner, leave.removeExtraDays, { path, query: { year: String(arena.year) } })
    if (reply) arena.lowered += Math.max(0, days)
    else arena.granted.set(id, days)
  },
  'has a day of the company added': async (arena, _, call) => {
    const reply = await call(arena.owner, company.addHoliday, { body: { name: 'Cégnap', date: someDay(arena) } })
    if (reply) arena.holidays.push(reply.data.id)
  },
  'has a day of the company removed': async (arena, _, call) => {
    const id = arena.holidays.shift()
    if (!id) return
    await call(arena.owner, company.removeHoliday, { path: { id } })
  },
  'has the week of the company changed': (arena, _, call) =>
    call(arena.owner, company.changeWorkingHours, {
      body: {
        working_hours: { ...generalWeek, friday: arena.chance.pick([0, 8]) },
        valid_from: firstMonday(arena.year),
      },
    }),
  'has another week': (arena, _, call) =>
    call(arena.owner, people.saveEmploymentInformation, {
      path: { id: arena.anna.id },
      body: { working_hours: arena.chance.pick([null, { ...generalWeek, monday: 0 }]) },
    }),
  'has another name': (arena, _, call) =>
    call(arena.anna, people.savePersonalInformation, {
      path: { id: 'me' },
      body: { first_name: arena.chance.pick(['Anna', 'Panna']), last_name: 'Kis' },
    }),
  'has another approver': (arena, _, call) =>
    call(arena.owner, people.saveApprovers, {
      path: { id: arena.anna.id },
      body: { approver_ids: arena.chance.pick([[], [arena.approver.id]]) },
    }),
  'is deactivated': (arena, _, call) => call(arena.owner, people.deactivatePerson, { path: { id: arena.anna.id } }),
  'gets a colleague’s group': (arena, _, call) =>
    call(arena.owner, company.addGroup, { body: { name: `Csoport ${arena.chance.below(1_000)}` } }),
}

const extraDays = ({ anna, year }: Arena, days: number) => ({
  path: { id: anna.id },
  body: { year, days, comment: '' },
})

/** Kinds that may make booked leave cost more afterwards, so that a balance may fall below zero. */
const recounts = ['has a day of the company removed', 'has the week of the company changed', 'has another week']

const clients = 4

/** Makes some changes at the same moment, and says what is not as it must be afterwards. */
export async function playRound(arena: Arena, told: Told): Promise<Findings> {
  const { anna, owner, chance, filed, kinds: all } = arena
  const before = arena.last
  const kinds = Array.from({ length: clients }, () => chance.pick(all))
  const findings: Findings = []
  arena.lowered = 0
  arena.played += 1

  const call: Call = async (by, endpoint, input, headers) => {
    try {
      const reply = await by.client.ask(endpoint, input, headers)
      told.statuses.set(200, (told.statuses.get(200) ?? 0) + 1)
      return reply
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      told.statuses.set(error.status, (told.statuses.get(error.status) ?? 0) + 1)
      if (/Many people are changing/.test(error.message)) told.tooBusy += 1
      if (error.status >= 500) findings.push(`${error.status} ${error.message}`)
      return undefined
    }
  }
  await Promise.all(kinds.map(kind => changes[kind]!(arena, live(before), call)))
  if (kinds.includes('is deactivated')) await owner.client.ask(people.activatePerson, { path: { id: anna.id } })

  const after = (arena.last = await shown(arena))
  findings.push(...(await lastingDisagreements(arena)))
  const least = Math.min(before.balance.left, 0) - arena.lowered
  if (!all.some(kind => recounts.includes(kind)) && after.balance.left < least)
    findings.push(`overdrawn: ${after.balance.left} days are left, not ${least}`)
  const unknown = after.data.filter(({ id }) => !filed.has(id))
  if (unknown.length) findings.push(`doubled: ${unknown.length} requests that nobody was told of`)
  const lost = isLookedAt(arena) ? [...filed].filter(id => !after.data.some(request => request.id === id)) : []
  if (lost.length) findings.push(`lost: ${lost.length} requests that were acknowledged`)
  if (isLookedAt(arena)) findings.push(...(await backwards(arena, after.data)))
  return findings.map(finding => `${finding} (${kinds.join(', ')})`)
}

const isLive = ({ status }: RequestView) => status === 'pending' || status === 'approved'
const live = ({ data }: { data: RequestView[] }) => data.filter(isLive)

/** After every so many rounds all is looked at; what is wrong in between stays, so that it is found then. */
const roundsBetweenLooks = 5
const isLookedAt = ({ played }: Pick<Arena, 'played'>) => played % roundsBetweenLooks === 0

/** The requests of next year, where most are, and at times those of this year; and next year's balance. */
async function shown(arena: Pick<Arena, 'anna' | 'owner' | 'year' | 'played'>) {
  const { anna, owner, year } = arena
  const years = isLookedAt(arena) ? [year, year - 1] : [year]
  const [next, this_] = await Promise.all(
    years.map(of => owner.client.asked(leave.listDaysOff, { query: { user_id: anna.id, year: String(of) } })),
  )
  return { data: [...(this_?.data ?? []), ...next!.data], balance: next!.balance, inYear: next!.data }
}
type Shown = Awaited<ReturnType<typeof shown>>

/** A recount may commit between the two queries of a reply, so what disagrees is looked at again. */
async function lastingDisagreements(arena: Arena): Promise<Findings> {
  for (let looks = 0; disagreements(arena.last).length && looks < 4; looks++) {
    await pause(300)
    arena.last = await shown(arena)
  }
  return disagreements(arena.last)
}

/** Where requests overlap, or requests, balance and explanation tell different things. */
function disagreements({ data, balance, inYear }: Shown): Findings {
  const found: Findings = []
  const booked = data.filter(isLive)
  for (const [place, request] of booked.entries())
    if (booked.slice(place + 1).some(other => overlaps(request, other)))
      found.push(`doubled: two requests hold ${request.from_date} – ${request.to_date}`)
  const { used, planned, pending, left, entitled, lines } = balance
  if (used + planned + pending + left !== entitled) found.push('the parts of the balance are not its whole')
  if (lines.reduce((sum, { days }) => sum + days, 0) !== entitled) found.push('the lines are not the entitlement')
  const vacation = inYear.filter(request => isLive(request) && request.type_id === 1)
  if (vacation.reduce((sum, { days }) => sum + days, 0) !== used + planned + pending)
    found.push('the requests are not what the balance says is booked')
  return found
}

/** The history of one request, where it runs backwards. */
async function backwards({ owner, chance }: Arena, data: RequestView[]): Promise<Findings> {
  if (!data.length) return []
  const { data: request } = await owner.client.asked(leave.showRequest, { path: { id: chance.pick(data).id } })
  const times = request.history.map(({ at }) => at)
  return times.some((at, place) => place > 0 && at < times[place - 1]!) ? ['a history runs backwards'] : []
}

/** The days that each live request costs. */
export const costs = async (arena: Arena) =>
  live(await shown(arena)).map(({ id, from_date, to_date, days }) => ({ id, from_date, to_date, days }))
