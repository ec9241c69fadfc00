import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { personName, type Named } from '#web/ui/person/person-name.ts'

interface NameListProps {
  people: readonly (Named & { id: string })[]
  type?: 'conjunction' | 'disjunction'
}

/** "Szabó Bence és Őri János": the names stand out, the words between them do not. */
export function NameList({ people, type = 'conjunction' }: NameListProps) {
  const { i18n } = useTranslation()
  const names = [...new Map(people.map(person => [person.id, personName(person, i18n.language)])).values()]
  const parts = new Intl.ListFormat(i18n.language, { type }).formatToParts(names)
  return parts.map((part, index) =>
    // A list of names has no identity but its order.
    part.type === 'element' ? <b key={index}>{part.value}</b> : <Fragment key={index}>{part.value}</Fragment>,
  )
}
