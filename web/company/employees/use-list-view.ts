import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { roleNames, roles } from '#shared/contract/role.ts'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'
import { employeeStates, type EmployeeFilter } from './employee.ts'

type Param = 'search' | 'state' | 'group' | 'role' | 'missing' | 'sort' | 'page' | 'bulk'

/** Which employees are shown, and how, kept in the query string, so that a link leads to the same list. */
export function useListView() {
  const { query, setParams, clear } = useQueryParams<Param>()
  const { key } = useLocation()
  const isTyped = useNavigationType() === NavigationType.Replace
  const [arrived, setArrived] = useState(key)
  if (!isTyped && arrived !== key) setArrived(key)

  const filter = filterIn(query)
  return {
    filter,
    isFiltered: Object.keys(filter).length > 0,
    sort: query.get('sort') ?? 'name',
    page: Number(query.get('page')) || 1,
    /** The next page begins where the filters leave the list, so any other change goes back to the first one. */
    setParams: (changes: Partial<Record<Param, string | null>>, options?: { replace?: boolean }) =>
      setParams('page' in changes || 'bulk' in changes ? changes : { ...changes, page: null }, options),
    clear,
    /** Another one each time the address is changed by anything but typing, so that the field begins with its search. */
    searchKey: arrived,
    /** The change of many that is looked at, or all of them. */
    bulk: query.get('bulk'),
    bulkAt(bulk: string) {
      const next = new URLSearchParams(query)
      next.set('bulk', bulk)
      return `?${next}`
    },
    /** The address of another page of the same list. */
    pageAt(page: number) {
      const next = new URLSearchParams(query)
      if (page === 1) next.delete('page')
      else next.set('page', String(page))
      return `?${next}`
    },
  }
}

/** The filter of an address; what it does not understand filters nothing. */
function filterIn(query: URLSearchParams): EmployeeFilter {
  const [search, group] = [query.get('search'), query.get('group')]
  const state = employeeStates.find(one => one === query.get('state'))
  const role = roleNames.find(one => one === query.get('role'))
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(group !== null && { group }),
    ...(role && { role: roles[role] }),
    ...(query.has('missing') && { missing: true }),
  }
}
