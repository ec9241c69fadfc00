import { isConfirmable } from '#functions/people/confirmers.ts'
import { factChanges, factChangesOf } from '#functions/people/fact-change-store.ts'
import { terms } from '#functions/people/terms-store.ts'
import { members } from '#functions/company/member-store.ts'
import { newId, type Now } from '#functions/platform/clock.ts'
import { check, commit, insert, replace, type Write } from '#functions/platform/table.ts'
import { Problem } from '#shared/contract/problem.ts'
import { assertYearKept } from '#shared/leave/balance/employment-book.ts'
import { removes, withExtraDays } from '#shared/people/facts/extra-days.ts'
import type { ExtraDaysChange, FactChange } from '#shared/people/facts/fact-change.ts'
import { assertMayEdit, type Reader } from '#shared/people/rules.ts'
import { leaveOf, reviseExtras, type StoredSituation } from './leave-store.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { auditedExtraDaysChanges } from '#shared/people/audit/person-changes.ts'
import { audited } from '#functions/company/audit-store.ts'

interface Caller {
  actor: Reader
  now: Now
}

/**
 * A change of the days granted by hand, for the history: one of one's own is a proposal where another administrator may confirm
 * it. @throws Problem `forbidden`
 */
export async function extraDaysChange(
  { actor, now }: Caller,
  { member }: StoredSituation,
  extra: ExtraDaysChange,
): Promise<FactChange> {
  assertMayEdit(actor, member)
  const isOwn = member.id === actor.user
  const waits = isOwn && (await isConfirmable(member))
  const whose = { company: member.company, member: member.id }
  const open = waits && extra.is_removal ? await openRemoval(whose, extra.id) : undefined
  return (
    open ?? {
      ...whose,
      id: newId(),
      status: waits ? 'proposed' : 'recorded',
      by: actor.user,
      at: now.seconds,
      facts: [],
      extra,
      ...(isOwn && !waits && { own: true }),
    }
  )
}

const openRemoval = async (whose: { company: string; member: string }, id: string) =>
  (await factChangesOf(whose)).find(change => removes(change, id))

type Granted = Omit<ExtraDaysChange, 'id' | 'is_removal'>

/** Days to be granted to a person by hand. @throws Problem `invalid` for a year that is not kept */
export async function grantedDays(
  caller: Caller & { actor: { company: string } },
  member: string,
  { year, days, comment }: Granted,
) {
  const { actor, now } = caller
  const situation = await leaveOf({ company: actor.company, member }, [year], now.today)
  assertYearKept(situation, year)
  const data = { id: newId(), year, days, comment }
  return { situation, data, change: await extraDaysChange(caller, situation, { ...data, is_removal: false }) }
}

/** Days granted by hand to be taken back. @throws Problem `notFound` */
export async function removedDays(
  caller: Caller & { actor: { company: string } },
  member: string,
  { id, year }: Pick<ExtraDaysChange, 'id' | 'year'>,
) {
  const { actor, now } = caller
  const situation = await leaveOf({ company: actor.company, member }, [year], now.today)
  const extra = situation.books.flatMap(({ extras }) => extras).find(one => one.id === id)
  if (!extra) throw new Problem('notFound')
  const { days, comment } = extra
  return { situation, change: await extraDaysChange(caller, situation, { id, year, days, comment, is_removal: true }) }
}

/** Commits a change of the days granted by hand: at once, or as a proposal. */
export async function commitExtraDays(situation: StoredSituation, change: FactChange, ...others: Write[]) {
  const { extra, by, at, status } = change
  if (!extra) throw new Error('The change is not one of days granted by hand')
  // A proposal that was open before is stored already.
  const isStored = '_version' in change
  const history = isStored ? [] : [insert(factChanges, change)]
  if (status === 'recorded')
    await reviseExtras(
      situation,
      extras => withExtraDays(extras, extra, { by, at }),
      ...history,
      ...auditedExtraDays(change),
      ...others,
    )
  else await commit(replace(terms, situation.terms), check(members, situation.member), ...history, ...others)
}

/** The write that keeps a change of days granted by hand in the audit log, by whoever made or confirmed it; one that waits is not kept yet. */
export function auditedExtraDays({ company, status, member, extra, ...change }: FactChange): Write[] {
  if (!extra || (status !== 'recorded' && status !== 'confirmed')) return []
  const { by, at } = change.decision ?? change
  return audited(
    { actor: { company, user: by }, now: { seconds: at } },
    extra.is_removal ? 'extra_days_removed' : 'extra_days_granted',
    aboutPerson({ id: member }),
    { changes: auditedExtraDaysChanges(extra), factChange: change.id },
  )
}
