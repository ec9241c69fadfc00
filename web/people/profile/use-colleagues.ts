import { company } from '#shared/company/contract.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'

/** Everybody in the company, and among them those who can be chosen beside somebody: the active ones. */
export function useColleagues() {
  const everybody = useApi(people.listPeople).data?.data
  const groups = useApi(company.listGroups).data?.data ?? []
  const nameOf = (id: string | null) => groups.find(group => group.id === id)?.name ?? null
  return {
    isKnown: everybody !== undefined,
    person: (id: string) => everybody?.find(person => person.id === id),
    choosable: (beside: string) =>
      (everybody ?? [])
        .filter(({ id, is_active }) => is_active && id !== beside)
        .map(person => ({ ...person, group: nameOf(person.group_id) })),
  }
}
