import { Collection } from 'react-aria-components/Collection'
import { Header } from 'react-aria-components/Header'
import { ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../icon/icon.tsx'
import { Avatar } from '../../person/avatar.tsx'
import type { Pickable, PickableGroup, PickableRow } from './groups-of.ts'
import styles from './people-picker.module.css'

/** The people of a group under its name; those without a group stand under none. */
export function GroupOfPeople({ group: { id, name, people } }: { group: PickableGroup }) {
  const { t } = useTranslation('common')
  const unnamed = people.some(({ person }) => person) ? t('others') : t('everyone')
  return (
    <ListBoxSection id={id} className={styles.section} aria-label={name ? undefined : unnamed}>
      {name && <Header className={styles.heading}>{name}</Header>}
      <Collection items={people}>{option}</Collection>
    </ListBoxSection>
  )
}

const option = ({ id, name, person, count }: PickableRow) => (
  <ListBoxItem id={id} textValue={name} className={styles.option}>
    {person ? <Avatar person={person} size="sm" /> : <Icon name="users" />}
    <span className={styles.name}>
      {name} {more(count, person)}
    </span>
    <Icon name="check" size="sm" className={styles.tick} />
  </ListBoxItem>
)

/** How many a row stands for, or what tells people of one name apart. */
const more = (count: number | undefined, person: Pickable | undefined) => {
  const detail = count ?? person?.position
  return detail === undefined ? null : <span className={styles.detail}>{detail}</span>
}
