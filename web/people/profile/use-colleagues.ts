import { company } from '#shared/company/contract.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'

/** The people of the company, and the active ones that can be chosen for somebody. */
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
