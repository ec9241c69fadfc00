import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { listGroups } from '#shared/company/contract/list-groups.ts'
import { listPeople } from '#shared/people/contract/list-people.ts'
import { useApi } from '#web/api/use-api.ts'
import { useMe } from '#web/api/use-me.ts'
import { employeesFrom } from './employee.ts'

/** The employees out of the directory, which every page of a member holds; undefined until it is there. */
export function useEmployees() {
  const { i18n } = useTranslation()
  const { data, error, mutate } = useApi(listPeople)
  const groups = useApi(listGroups).data?.data
  const country = useMe()?.selected_company?.country ?? 'HU'
  const people = data?.data
  const employees = useMemo(
    () => people && employeesFrom(people, { groups: groups ?? [], country, language: i18n.language }),
    [people, groups, country, i18n.language],
  )
  return { employees, groups: groups ?? [], error, reload: () => void mutate() }
}
