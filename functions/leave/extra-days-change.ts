import { isConfirmable } from '#functions/people/confirmers.ts'
import { factChanges, factChangesOf } from '#functions/people/fact-change-store.ts'
import { terms } from '#functions/people/terms-store.ts'
import { members } from '#functions/company/member-store.ts'
import { newId, type Now } from '#functions/platform/clock.ts'
import { check, commit, insert, replace, type Write } from '#functions/platform/table.ts'
import { removes, withExtraDays } from '#shared/people/facts/extra-days.ts'
import type { ExtraDaysChange, FactChange } from '#shared/people/facts/fact-change.ts'
import { assertMayEdit, type Reader } from '#shared/people/rules.ts'
import { reviseExtras, type StoredSituation } from './leave-store.ts'

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

/** Commits a change of the days granted by hand: at once, or as a proposal. */
export async function commitExtraDays(situation: StoredSituation, change: FactChange, ...others: Write[]) {
  const { extra, by, at, status } = change
  if (!extra) throw new Error('The change is not one of days granted by hand')
  // A proposal that was open before is stored already.
  const isStored = '_version' in change
  const history = isStored ? [] : [insert(factChanges, change)]
  if (status === 'recorded')
    await reviseExtras(situation, extras => withExtraDays(extras, extra, { by, at }), ...history, ...others)
  else await commit(replace(terms, situation.terms), check(members, situation.member), ...history, ...others)
}
