import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listCompanies } from '#shared/backoffice/contract/companies/list-companies.ts'
import { listUsers } from '#shared/backoffice/contract/users/list-users.ts'
import { shortestSearch } from '#shared/backoffice/search.ts'
import type { MemberKind } from '#shared/backoffice/user-groups/user-group.ts'
import { useApi } from '#web/api/use-api.ts'
import { personName } from '#web/ui/person/person-name.ts'

/** A company or a person who is found by a search. */
interface Found {
  id: string
  name: string
  detail: string
}

/** How long one stops typing before it is searched for, in milliseconds. */
const pause = 250

/** The companies or the people whose name begins with a text, once one has stopped typing. */
export function useFound(of: MemberKind, typed: string): { found: Found[] | undefined; hasMore: boolean } {
  const { i18n } = useTranslation()
  const [q, setQ] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const isAsked = q.length >= shortestSearch
  const people = useApi(listUsers, isAsked && of === 'account' ? { query: { q } } : null, { keepPreviousData: true })
  const companies = useApi(listCompanies, isAsked && of === 'company' ? { query: { q } } : null, {
    keepPreviousData: true,
  })
  const page = of === 'account' ? people.data : companies.data
  if (!isAsked || !page) return { found: undefined, hasMore: false }
  const found =
    of === 'account'
      ? people.data?.data.map(one => {
          const name = personName(one, i18n.language)
          return { id: one.id, name: name || one.email, detail: name && one.email }
        })
      : companies.data?.data.map(({ id, name, country }) => ({
          id,
          name,
          detail: new Intl.DisplayNames(i18n.language, { type: 'region' }).of(country) ?? country,
        }))
  return { found, hasMore: page.next !== null }
}
