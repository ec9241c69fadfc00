import { listFactChanges } from '#shared/people/contract/facts/list-fact-changes.ts'
import type { FactChangeView } from '#shared/people/contract/facts/fact-change-view.ts'
import { useApi } from '#web/api/use-api.ts'
import type { Profile } from '../profile/use-profile.ts'

/** The history of a person's facts, for the person and administrators; others load nothing. */
export function useFactChanges({ person, isOwn, isAdmin }: Pick<Profile, 'person' | 'isOwn' | 'isAdmin'>) {
  const { data, error, mutate } = useApi(listFactChanges, isOwn || isAdmin ? { path: { id: person.id } } : null)
  return { changes: data?.data, error, reload: () => void mutate() }
}

export const waitingOf = (changes: readonly FactChangeView[] | undefined) =>
  (changes ?? []).filter(({ status }) => status === 'proposed')

/** How long a declined change is shown where its value would stand, in seconds: a month. */
const declinedLasts = 30 * 24 * 3600

/** The changes that were declined of late and are not overtaken by a newer one of the same fact; the list is newest first. */
export const declinedOf = (changes: readonly FactChangeView[] | undefined, now: number) =>
  (changes ?? []).filter(
    (change, place, all) =>
      change.status === 'declined' &&
      change.decision !== null &&
      change.decision.at > now - declinedLasts &&
      !all.slice(0, place).some(newer => concernsSame(newer, change)),
  )

const concernsSame = (one: FactChangeView, other: FactChangeView) =>
  one.changes.some(({ fact }) => other.changes.some(changed => changed.fact === fact))

/** The value of a fact that waits for confirmation, in words. */
export const waitingValue = (changes: readonly FactChangeView[] | undefined, fact: string): string | undefined =>
  waitingOf(changes)
    .flatMap(({ changes: facts }) => facts)
    .find(one => one.fact === fact)?.after
