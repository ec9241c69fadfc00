import { useTranslation } from 'react-i18next'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { localeOf } from '#web/ui/dates/locale.ts'
import { personName } from '#web/ui/person/person-name.ts'

/** The name of a person, and of those who accept their sheets, as a list; undefined where nobody is named. */
export function usePersonOfSheet(id: string | undefined) {
  const { language } = useTranslation().i18n
  const everybody = useApi(people.listPeople).data?.data
  const person = everybody?.find(one => one.id === id)
  const approvers = (everybody ?? []).filter(one => one.is_active && person?.approver_ids.includes(one.id))
  const names = approvers.map(one => personName(one, language))
  return {
    name: person && personName(person, language),
    approvers: names.length
      ? new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).format(names)
      : undefined,
  }
}
