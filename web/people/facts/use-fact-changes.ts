import { listFactChanges } from '#shared/people/contract/list-fact-changes.ts'
import type { FactChangeView } from '#shared/people/contract/fact-change-view.ts'
import { useApi } from '#web/api/use-api.ts'
import type { Profile } from '../profile/use-profile.ts'

/** The history of a person's facts, for the person and administrators; others load nothing. */
export function useFactChanges({ person, isOwn, isAdmin }: Pick<Profile, 'person' | 'isOwn' | 'isAdmin'>) {
  const { data, error, mutate } = useApi(listFactChanges, isOwn || isAdmin ? { path: { id: person.id } } : null)
  return { changes: data?.data, error, reload: () => void mutate() }
}

export const waitingOf = (changes: readonly FactChangeView[] | undefined) =>
  (changes ?? []).filter(({ status }) => status === 'proposed')

/** The value of a fact that waits for confirmation, in words. */
export const waitingValue = (changes: readonly FactChangeView[] | undefined, fact: string): string | undefined =>
  waitingOf(changes)
    .flatMap(({ changes: facts }) => facts)
    .find(one => one.fact === fact)?.after
