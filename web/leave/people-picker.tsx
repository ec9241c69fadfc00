import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { useTranslation } from 'react-i18next'
import type { EssentialEmployee } from '#shared/people/contract.ts'
import { FieldLabel } from '#web/ui/field/field-label.tsx'
import { FieldNotes } from '#web/ui/field/field-notes.tsx'
import field from '#web/ui/field/field.module.css'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Avatar } from '#web/ui/person/avatar.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import popover from '#web/ui/popover/popover.module.css'
import styles from './people-picker.module.css'
import { useCalmOpening } from './use-calm-opening.ts'

interface PeoplePickerProps {
  people: readonly EssentialEmployee[]
  value: readonly string[]
  onChange: (ids: string[]) => void
  label: string
  hint?: string
  error?: string
  isDisabled?: boolean
}

/** So many chosen people are seen; the others are a number until asked for. */
const seen = 12

/** Picks several people. The chosen ones stand outside the box: within it they would make it draw itself for ever. */
export function PeoplePicker({ people, value, onChange, label, hint, error, isDisabled }: PeoplePickerProps) {
  const { t, i18n } = useTranslation('leave')
  const [typed, type] = useState('')
  // While the list is open the choice is kept here: the form changes with it, and would move the list away.
  const [picked, pick] = useState<readonly string[]>()
  const items = people
    .map(person => ({ id: person.id, person, name: personName(person, i18n.language) }))
    .sort((one, other) => one.name.localeCompare(other.name, i18n.language))
  const now = picked ?? value
  const chosen = items.filter(({ id }) => now.includes(id))

  const markOpening = useCalmOpening()

  function turn(isOpen: boolean) {
    if (isOpen) markOpening()
    if (!isOpen && picked) onChange([...picked])
    pick(isOpen ? value : undefined)
  }

  return (
    <div className={styles.picker}>
      <ComboBox
        selectionMode="multiple"
        value={[...now]}
        onChange={keys => {
          pick(keys.map(String))
          type('')
        }}
        onOpenChange={turn}
        inputValue={typed}
        onInputChange={type}
        defaultItems={items}
        className={field.field}
        menuTrigger="focus"
        isDisabled={isDisabled}
        isInvalid={Boolean(error) || undefined}
        validationBehavior="aria"
      >
        <FieldLabel label={label} isOptional={!isDisabled} />
        <Group className={`${field.control} ${field.group}`} isDisabled={isDisabled} isInvalid={Boolean(error)}>
          <Icon name="users" />
          <Input className={field.inner} placeholder={isDisabled ? undefined : t('peopleSearch')} />
          <Button className={styles.open} aria-label={label}>
            <Icon name="chevron-down" size="sm" />
          </Button>
        </Group>
        <FieldNotes hint={hint} error={error} isInvalid={Boolean(error)} />
        <Popover className={`${popover.popover} ${styles.list}`} offset={4}>
          <ListBox<(typeof items)[number]>>
            {({ id, name, person }) => (
              <ListBoxItem id={id} textValue={name} className={styles.option}>
                <Avatar person={person} size="sm" image={person.avatar ?? undefined} />
                <span className={styles.name}>{name}</span>
                <Icon name="check" size="sm" className={styles.tick} />
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      <Chosen chosen={chosen} label={label} onChange={isDisabled ? undefined : onChange} />
    </div>
  )
}

interface ChosenProps {
  chosen: readonly { id: string; name: string }[]
  label: string
  onChange: ((ids: string[]) => void) | undefined
}

function Chosen({ chosen, label, onChange }: ChosenProps) {
  const { t } = useTranslation('leave')
  const [showsAll, showAll] = useState(false)
  const shown = showsAll ? chosen : chosen.slice(0, seen)
  const remove = (gone: Set<string | number>) => onChange?.(chosen.map(({ id }) => id).filter(id => !gone.has(id)))
  if (chosen.length === 0) return null
  return (
    <div className={styles.chosen}>
      <TagGroup {...(onChange && { onRemove: remove })}>
        <Label className="visually-hidden">{label}</Label>
        <TagList className={styles.tags}>
          {shown.map(({ id, name }) => (
            <Tag key={id} id={id} textValue={name} className={styles.tag}>
              {name}
              {onChange && (
                <Button slot="remove" className={styles.remove}>
                  <Icon name="x" size="sm" />
                </Button>
              )}
            </Tag>
          ))}
        </TagList>
      </TagGroup>
      {shown.length < chosen.length && (
        <button
          type="button"
          className={styles.more}
          onClick={() => showAll(true)}
          aria-label={t('showAll', { count: chosen.length })}
        >
          +{chosen.length - shown.length}
        </button>
      )}
    </div>
  )
}
