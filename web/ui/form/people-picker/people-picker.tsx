import { useMemo, useState, type KeyboardEvent, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useTranslation } from 'react-i18next'
import { FieldLabel } from '../field/field-label.tsx'
import { FieldNotes } from '../field/field-notes.tsx'
import field from '../field/field.module.css'
import { Icon } from '../../icon/icon.tsx'
import popover from '../../popover/popover.module.css'
import { ChosenPeople } from './chosen-people.tsx'
import { everyone, groupsOf, wholeGroup, type Pickable, type PickableGroup } from './groups-of.ts'
import { matching } from './matching.ts'
import { GroupOfPeople } from './group-of-people.tsx'
import styles from './people-picker.module.css'
import { useKeepListOpen } from './use-keep-list-open.ts'

interface PeoplePickerProps {
  people: readonly Pickable[]
  /** Ids, in any order. */
  value: readonly string[]
  onChange: (ids: string[]) => void
  label: string
  hint?: string
  error?: string
  /** Nothing follows unless somebody is chosen; otherwise the label says that it is optional. */
  isRequired?: boolean
  isDisabled?: boolean
  inputRef?: Ref<HTMLInputElement>
  /** The label beside a single box that holds the chips too. */
  isInline?: boolean
}

/** Picks several people. The chips are rendered outside the ComboBox, which would rerender for ever with them inside. */
export function PeoplePicker(props: PeoplePickerProps) {
  const { people, value, onChange, label, hint, error, isRequired, isDisabled, inputRef, isInline } = props
  const { t, i18n } = useTranslation('common')
  const [typed, type] = useState('')
  // While the list is open the selection is local: chips would resize the form and move the list.
  const [picked, pick] = useState<readonly string[]>()
  const all = useMemo(() => groupsOf(people, i18n.language), [people, i18n.language])
  const groups = useMemo(() => matching(all, t('everyone'), typed), [all, t, typed])
  const everybody = all.flatMap(group => group.people.filter(({ person }) => person))
  const now = picked ?? value
  const chosen = everybody.filter(({ id }) => now.includes(id))
  const wholeGroups = all.flatMap(({ name, people: members }) =>
    name && members.every(({ id, person }) => !person || now.includes(id)) ? [wholeGroup(name)] : [],
  )
  const isEveryone = everybody.length > 0 && chosen.length === everybody.length
  const { field: fieldRef, list: listRef } = useKeepListOpen()

  function turn(isOpen: boolean) {
    if (!isOpen && picked) onChange([...picked])
    pick(isOpen ? value : undefined)
  }

  function choose(keys: readonly string[]) {
    const asksForAll = keys.includes(everyone)
    const turned = asksForAll === isEveryone ? groupTurned(keys) : undefined
    if (asksForAll !== isEveryone) pick(asksForAll ? everybody.map(({ id }) => id) : [])
    else if (turned) pick(turned)
    else pick(keys.filter(key => everybody.some(({ id }) => id === key)))
    type('')
  }

  /** Enter chooses the only one who is found, without an arrow that leads to them. */
  function onKey(event: KeyboardEvent<HTMLElement>) {
    const [found, ...others] = groups.flatMap(group => group.people).filter(({ person }) => person)
    const isLed = event.target instanceof Element && event.target.hasAttribute('aria-activedescendant')
    if (event.key !== 'Enter' || !picked || !typed || isLed || !found || others.length) return
    event.preventDefault()
    event.stopPropagation()
    pick([...new Set([...now, found.id])])
    type('')
  }

  /** The choice after the row of a group was pressed: all of it, or nobody of it where all were chosen. */
  function groupTurned(keys: readonly string[]): string[] | undefined {
    for (const { name, people: members } of all) {
      const ids = members.flatMap(({ id, person }) => (person ? [id] : []))
      const isAsked = keys.includes(wholeGroup(name))
      if (!name || members.length === ids.length || isAsked === wholeGroups.includes(wholeGroup(name))) continue
      const others = now.filter(id => !ids.includes(id))
      return isAsked ? [...others, ...ids] : others
    }
    return undefined
  }

  return (
    <div className={styles.picker} data-inline={isInline || undefined}>
      <ComboBox
        selectionMode="multiple"
        value={[...(isEveryone ? [everyone] : []), ...wholeGroups, ...now]}
        onChange={keys => choose(keys.map(String))}
        onOpenChange={turn}
        inputValue={typed}
        onInputChange={type}
        items={groups}
        className={`${field.field} ${styles.box}`}
        menuTrigger="focus"
        allowsEmptyCollection
        isRequired={isRequired}
        isDisabled={isDisabled}
        isInvalid={Boolean(error) || undefined}
        validationBehavior="aria"
      >
        <FieldLabel label={label} isRequired={isRequired} isOptional={!isRequired && !isDisabled} />
        <Group
          ref={fieldRef}
          className={`${field.control} ${field.group}`}
          isDisabled={isDisabled}
          isInvalid={Boolean(error)}
          onKeyDownCapture={onKey}
        >
          <Icon name="users" />
          <Input ref={inputRef} className={field.inner} placeholder={isDisabled ? undefined : t('peopleSearch')} />
          <Button className={styles.open} aria-label={label}>
            <Icon name="chevron-down" size="sm" />
          </Button>
        </Group>
        <FieldNotes hint={hint} error={error} isInvalid={Boolean(error)} />
        <Popover ref={listRef} className={`${popover.popover} ${styles.list}`} offset={4}>
          <ListBox<PickableGroup> renderEmptyState={() => <p className={styles.nobody}>{t('nobodyFound')}</p>}>
            {group => <GroupOfPeople group={group} />}
          </ListBox>
        </Popover>
      </ComboBox>
      <ChosenPeople
        chosen={chosen}
        label={label}
        onChange={isDisabled ? undefined : onChange}
        lines={isInline ? 1 : 2}
      />
    </div>
  )
}
