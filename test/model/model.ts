import { calendarOfYears } from '#shared/calendar/company-calendar.ts'
import type { Year } from '#shared/calendar/day.ts'
import { addDays } from '#shared/calendar/day.ts'
import { overlaps, type Period } from '#shared/calendar/period.ts'
import { workingDays } from '#shared/calendar/working-days.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { longAgo, years, type Act, type Actor, type Owner, type Type } from './acts.ts'

export interface Asked {
  id: string
  of: Owner
  type: Type
  period: Period
  status: 'pending' | 'approved' | 'denied' | 'cancelled'
  /** Who decided, while that is the last that happened. */
  decider: Actor | null
}

export interface Grant {
  id: string
  of: Owner
  year: Year
  days: number
}

/** What is so about everybody's leave, by the rules told once more and as simply as they can be. */
export interface Model {
  requests: readonly Asked[]
  grants: readonly Grant[]
  /** The days that the law gives. */
  due: Record<Owner, Record<Year, number>>
}

const time = {
  patterns: [{ valid_from: '2000-01-01', week: generalWeek }],
  calendar: calendarOfYears({ country: 'HU', own: [] }, [...years], 'hu'),
}

/** Working days of a period, by year. */
export const cost = (period: Period): Record<Year, number> => workingDays(period, time).by_year

export const isLive = ({ status }: Asked) => status === 'pending' || status === 'approved'
const isHead = (by: Actor) => by === 'admin' || by === 'superadmin'
const needsApproval = (type: Type) => type !== 3

export const dueIn = ({ due, grants }: Model, of: Owner, year: Year) =>
  due[of][year]! +
  grants.filter(grant => grant.of === of && grant.year === year).reduce((sum, { days }) => sum + days, 0)

/** Working days of the vacations that somebody has booked in a year. */
export const bookedIn = ({ requests }: Model, of: Owner, year: Year) =>
  requests
    .filter(request => request.of === of && request.type === 1 && isLive(request))
    .reduce((sum, { period }) => sum + (cost(period)[year] ?? 0), 0)

/** Whether there is room for a request beside all others of the same person. */
function fits(model: Model, { id, of, type, period }: Pick<Asked, 'id' | 'of' | 'type' | 'period'>): boolean {
  const others = { ...model, requests: model.requests.filter(request => request.id !== id) }
  const wanted = Object.entries(cost(period)).map(([year, days]) => [Number(year), days] as const)
  return (
    costsDays(period) &&
    !others.requests.some(request => request.of === of && isLive(request) && overlaps(request.period, period)) &&
    (type !== 1 || wanted.every(([year, days]) => days <= dueIn(others, of, year) - bookedIn(others, of, year)))
  )
}

/** The `nth` of a list from its end, so that the latest are near; over the beginning it goes round. */
export const meant = <T>(list: readonly T[], nth: number): T | undefined => list.at(-1 - (nth % (list.length || 1)))

/** An act on what it means, told when the batch begins: others may have changed it by the time it is done. */
export type Deed =
  | Extract<Act, { what: 'request' | 'grant' }>
  | { what: 'edit'; by: Actor; id: string; type: Type; period: Period }
  | { what: 'approve'; by: Actor; id: string }
  | { what: 'deny'; by: Actor; id: string }
  | { what: 'undo'; by: Actor; id: string }
  | { what: 'cancel'; by: Actor; id: string }
  | { what: 'shorten'; by: Actor; id: string; remainder: Period | null }
  | { what: 'revoke'; by: Actor; grant: Grant }

/** Whose leave a deed is about. */
export function ownerOf(deed: Deed, { requests }: Model): Owner {
  if ('of' in deed) return deed.of
  if (deed.what === 'revoke') return deed.grant.of
  return requests.find(({ id }) => id === deed.id)!.of
}

/** Which requests something is mostly done to. */
const worthwhile: Record<'edit' | 'approve' | 'deny' | 'cancel' | 'undo' | 'shorten', (request: Asked) => boolean> = {
  approve: ({ status }) => status === 'pending',
  deny: ({ status }) => status === 'pending',
  undo: ({ decider }) => decider !== null,
  edit: isLive,
  cancel: isLive,
  shorten: isLive,
}

/** What an act means now; undefined where there is nothing to do it to. */
export function deedOf(act: Act, { requests, grants }: Model): Deed | undefined {
  if (act.what === 'request' || act.what === 'grant') return act
  if (act.what === 'revoke') {
    const grant = meant(grants, act.nth)
    return grant && { what: 'revoke', by: act.by, grant }
  }
  const { nth, ...rest } = act
  const request = meant(nth < longAgo ? requests.filter(worthwhile[act.what]) : requests, nth)
  if (!request) return undefined
  if (rest.what === 'undo') return { what: 'undo', by: rest.by ?? request.decider ?? 'admin', id: request.id }
  if (rest.what !== 'shorten') return { ...rest, id: request.id }
  const from_date = addDays(request.period.from_date, rest.first)
  const to_date = addDays(request.period.to_date, -rest.last)
  return {
    what: 'shorten',
    by: rest.by,
    id: request.id,
    remainder: from_date <= to_date ? { from_date, to_date } : null,
  }
}

/** How things are after a deed that is allowed; undefined where it is not. A new thing gets the id that it was told. */
export function after(model: Model, deed: Deed, newId: string): Model | undefined {
  if (deed.what === 'request') return afterRequest(model, deed, newId)
  if (deed.what === 'grant') {
    const { of, year, days } = deed
    return isHead(deed.by) ? { ...model, grants: [...model.grants, { id: newId, of, year, days }] } : undefined
  }
  if (deed.what === 'revoke') {
    const isThere = model.grants.some(({ id }) => id === deed.grant.id)
    return isHead(deed.by) && isThere
      ? { ...model, grants: model.grants.filter(({ id }) => id !== deed.grant.id) }
      : undefined
  }
  const old = model.requests.find(({ id }) => id === deed.id)!
  const changed = changedBy(deed, old, model)
  return changed && { ...model, requests: model.requests.map(request => (request === old ? changed : request)) }
}

function afterRequest(
  model: Model,
  { by, of, type, period, approved }: Extract<Deed, { what: 'request' }>,
  id: string,
): Model | undefined {
  if ((by !== of || approved) && !isHead(by)) return undefined
  const status = approved || !needsApproval(type) ? 'approved' : 'pending'
  const asked: Asked = { id, of, type, period, status, decider: null }
  return fits(model, asked) ? { ...model, requests: [...model.requests, asked] } : undefined
}

type Change = Extract<Deed, { id: string }>

const decides = (by: Actor, of: Owner) => isHead(by) || (of === 'anna' && (by === 'bela' || by === 'csaba'))

const isSame = (one: Period, other: Period) => one.from_date === other.from_date && one.to_date === other.to_date
const isInside = (one: Period, other: Period) => one.from_date >= other.from_date && one.to_date <= other.to_date
const costsDays = (period: Period) => Object.values(cost(period)).some(days => days > 0)

function changedBy(deed: Change, old: Asked, model: Model): Asked | undefined {
  const { by } = deed
  if (deed.what === 'approve' || deed.what === 'deny') {
    const status = deed.what === 'approve' ? 'approved' : 'denied'
    return decides(by, old.of) && old.status === 'pending' ? { ...old, status, decider: by } : undefined
  }
  if (deed.what === 'undo') {
    const mayBe = old.decider === by && (old.status === 'approved' || fits(model, old))
    return mayBe ? { ...old, status: 'pending', decider: null } : undefined
  }
  const cancelled: Asked = { ...old, status: 'cancelled', decider: null }
  if (!isLive(old)) return undefined
  if (deed.what === 'cancel') return by === old.of || isHead(by) ? cancelled : undefined
  if (!isHead(by)) return undefined
  if (deed.what === 'edit') {
    const { type, period } = deed
    const status = needsApproval(type) ? old.status : 'approved'
    return fits(model, { ...old, type, period }) ? { ...old, type, period, status, decider: null } : undefined
  }
  const { remainder } = deed
  if (!remainder) return cancelled
  const isShorter = isInside(remainder, old.period) && !isSame(remainder, old.period) && costsDays(remainder)
  return isShorter ? { ...old, period: remainder, decider: null } : undefined
}
