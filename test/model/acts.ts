import fc from 'fast-check'
import { addDays, yearOf, type Day, type Year } from '#shared/calendar/day.ts'
import type { Period } from '#shared/calendar/period.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'

/** Those whose leave it is about: Béla decides on Anna's, the administrators on his. */
export const owners = ['anna', 'bela'] as const
export type Owner = (typeof owners)[number]
/** Csaba stands in for Béla, who is away today. */
export const actors = [...owners, 'csaba', 'admin', 'superadmin'] as const
export type Actor = (typeof actors)[number]

/** In January the turn of the next year lies more than two years ahead in part, that of this year does not. */
const aMonthAgo = addDays(todayInBudapest(), -31)
/** Two calendar years that meet in the days that are asked for. */
export const years = [yearOf(aMonthAgo) + 1, yearOf(aMonthAgo) + 2] as const
const firstDay: Day = `${years[0]}-12-21`
const days = 28
/** The months of those days. */
export const months = [`${years[0]}-12`, `${years[1]}-01`]
export const window: Period = { from_date: firstDay, to_date: addDays(firstDay, days - 1) }

/** From so many back on, those that are over are meant too. */
export const longAgo = 4
const manyBack = 7

/** Vacation, home office that nobody has to approve, and bereavement that takes from no balance. */
export type Type = 1 | 3 | 6

/** What one client wants. Requests and grants are meant by their number, from the latest, when the batch begins. */
export type Act =
  | { what: 'request'; by: Actor; of: Owner; type: Type; period: Period; approved: boolean }
  | { what: 'edit'; by: Actor; nth: number; type: Type; period: Period }
  | { what: 'approve' | 'deny' | 'cancel'; by: Actor; nth: number }
  /** null: by whoever decided. */
  | { what: 'undo'; by: Actor | null; nth: number }
  | { what: 'shorten'; by: Actor; nth: number; first: number; last: number }
  | { what: 'grant'; by: Actor; of: Owner; year: Year; days: number }
  | { what: 'revoke'; by: Actor; nth: number }

/** Mostly the one, so that clients meet; now and then the other. */
const mostly = <T>(one: fc.Arbitrary<T>, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: one }, { weight: 1, arbitrary: other })

const owner = mostly(fc.constant<Owner>('anna'), fc.constant<Owner>('bela'))
const employee = fc.constantFrom<Actor[]>('anna', 'bela', 'csaba')
const head = mostly(fc.constantFrom<Actor[]>('admin', 'superadmin'), employee)
const decider = mostly(fc.constantFrom<Actor[]>('bela', 'csaba', 'admin', 'superadmin'), employee)
const anybody = fc.oneof(employee, head)
const nth = mostly(fc.nat({ max: 1 }), fc.nat({ max: manyBack }))
const type = mostly(fc.constant<Type>(1), fc.constantFrom<Type[]>(3, 6))
const period = fc
  .tuple(fc.nat({ max: days - 1 }), fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 11 })))
  .map(([from, length]) => ({
    from_date: addDays(firstDay, from),
    to_date: addDays(firstDay, Math.min(days - 1, from + length)),
  }))

const request = fc.tuple(owner, fc.option(head)).chain(([of, other]) =>
  fc.record({
    what: fc.constant('request' as const),
    by: fc.constant(other ?? of),
    of: fc.constant(of),
    type,
    period,
    approved: other ? fc.boolean() : fc.constant(false),
  }),
)
const edit = fc.record({ what: fc.constant('edit' as const), by: head, nth, type, period })
const decision = fc.record({ what: fc.constantFrom('approve' as const, 'deny' as const), by: decider, nth })
const undo = fc.record({ what: fc.constant('undo' as const), by: mostly(fc.constant(null), decider), nth })
const cancel = fc.record({ what: fc.constant('cancel' as const), by: anybody, nth })
const shorten = fc.record({
  what: fc.constant('shorten' as const),
  by: head,
  nth,
  first: fc.nat({ max: 2 }),
  last: fc.nat({ max: 3 }),
})
const grant = fc.record({
  what: fc.constant('grant' as const),
  by: head,
  of: owner,
  year: fc.constantFrom(...years),
  days: fc.constantFrom(-2, -1, 1, 2),
})
const revoke = fc.record({ what: fc.constant('revoke' as const), by: head, nth: fc.nat({ max: 3 }) })

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: request },
  { weight: 4, arbitrary: decision },
  { weight: 3, arbitrary: edit },
  { weight: 2, arbitrary: undo },
  { weight: 2, arbitrary: cancel },
  { weight: 2, arbitrary: shorten },
  { weight: 2, arbitrary: grant },
  { weight: 1, arbitrary: revoke },
)

/** What happens at the same moment. */
export const batch: fc.Arbitrary<Act[]> = fc.oneof(
  { weight: 1, arbitrary: fc.array(act, { minLength: 1, maxLength: 1 }) },
  { weight: 3, arbitrary: fc.array(act, { minLength: 2, maxLength: 4 }) },
)
