import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { personName, type Named } from '#web/ui/person/person-name.ts'
import { localeOf } from '#web/ui/dates/locale.ts'

interface NameListProps {
  people: readonly (Named & { id: string })[]
  type?: 'conjunction' | 'disjunction'
}

/** Names as a list in the language of the page, `Szabó Bence és Őri János`, with the names in bold. */
export function NameList({ people, type = 'conjunction' }: NameListProps) {
  const { i18n } = useTranslation()
  const names = [...new Map(people.map(person => [person.id, personName(person, i18n.language)])).values()]
  const parts = new Intl.ListFormat(localeOf(i18n.language), { type }).formatToParts(names)
  return parts.map((part, index) =>
    // The parts of the text have no identity but their order.
    part.type === 'element' ? <b key={index}>{part.value}</b> : <Fragment key={index}>{part.value}</Fragment>,
  )
}
