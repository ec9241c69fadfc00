import { useTranslation } from 'react-i18next'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { Avatar } from '#web/ui/person/avatar.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import type { OthersAway } from '../others-away.ts'
import styles from './inbox.module.css'

/** So many faces have room beside the count. */
const mostFaces = 2

/** A title of more names would be longer than anybody reads. */
const mostNames = 20

/** Who else of the group is away then, drawn whole, and who has only asked, drawn dashed; the names are in the title. */
export function RowAway({ others }: { others: OthersAway | undefined }) {
  const { t, i18n } = useTranslation('inbox')
  if (!others) return <div className={styles.away} />
  const { away, asked } = others
  if (!away.length && !asked.length) return <div className={styles.away}>{t('nobodyElse')}</div>
  const nameOf = (person: EssentialEmployee) => personName(person, i18n.language)
  const everybody = [...away, ...asked]
  const names = everybody.slice(0, mostNames).map(nameOf).join(', ')
  const faces = [
    ...away.map(person => ({ person, isAsked: false })),
    ...asked.map(person => ({ person, isAsked: true })),
  ].slice(0, mostFaces)
  const word = away.length && asked.length ? 'both' : away.length ? 'away' : 'asked'
  const sum = t(word, { away: away.length, asked: asked.length, count: away.length || asked.length })
  const whole = `${sum}: ${names}${everybody.length > mostNames ? '…' : ''}`
  return (
    <div className={styles.away} role="img" aria-label={whole} title={whole}>
      {faces.map(({ person, isAsked }) => (
        <Avatar key={person.id} person={person} size="sm" isAsked={isAsked} />
      ))}
      {sum}
    </div>
  )
}
