import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'
import { Avatar } from '#web/ui/person/avatar.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import type { GroupColumn } from './columns.ts'
import styles from './groups.module.css'
import type { Lifting } from './use-lifting.ts'

interface GroupPersonProps {
  person: EssentialEmployee
  place: number
  of: number
  /** Where the row begins, in pixels. */
  start: number
  isActive: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  column: GroupColumn
  columns: readonly GroupColumn[]
  lifting: Lifting
}

/** Somebody of a group, who is dragged to another, lifted with the space bar, or moved by the menu. */
export function GroupPerson(props: GroupPersonProps) {
  const { person, place, of, start, isActive, onFocus, onKeyDown, column, columns, lifting } = props
  const { t, i18n } = useTranslation('groups')
  const name = personName(person, i18n.language)
  const isLifted = lifting.lifted?.person.id === person.id
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragged with the pointer; the keys are at the button inside
    <li
      className={styles.row}
      aria-setsize={of}
      aria-posinset={place + 1}
      style={{ insetBlockStart: start }}
      data-lifted={isLifted || undefined}
      draggable
      onDragStart={event => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', name)
        lifting.lift(person, false)
      }}
      onDragEnd={() => lifting.cancel()}
    >
      <button
        type="button"
        className={styles.person}
        data-place={place}
        tabIndex={isActive ? 0 : -1}
        aria-pressed={isLifted}
        aria-describedby="groups-keys"
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        // The space bar has lifted already where it is released, which some browsers make a click of.
        onKeyUp={event => event.key === ' ' && event.preventDefault()}
        onClick={({ detail }) => detail === 0 && lifting.press(person)}
      >
        <Avatar person={person} size="sm" />
        <span className={styles.name} title={name}>
          {name}
        </span>
        {!person.is_active && <span className={styles.quiet}>{t(person.status ?? 'inactive')}</span>}
      </button>
      <Menu
        label={t('moveTitle', { name })}
        trigger={
          <IconButton
            icon="grip"
            size="sm"
            name={t('moveTitle', { name })}
            tooltip={false}
            excludeFromTabOrder={!isActive}
          />
        }
        items={columns
          .filter(({ id }) => id !== column.id)
          .map(to => ({ id: to.id ?? 'none', label: to.name, onAction: () => void lifting.carry(person, to) }))}
      />
    </li>
  )
}
