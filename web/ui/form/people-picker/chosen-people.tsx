import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../icon/icon.tsx'
import styles from './people-picker.module.css'
import { useFittingChips } from './use-fitting-chips.ts'

interface ChosenPeopleProps {
  chosen: readonly { id: string; name: string; person?: { group?: string | null } }[]
  label: string
  /** Left out where nobody can be removed. */
  onChange: ((ids: string[]) => void) | undefined
  /** How many lines of chips there are before the others are only counted. */
  lines: number
}

/** The chosen people as chips, and how many more there are. */
export function ChosenPeople({ chosen, label, onChange, lines }: ChosenPeopleProps) {
  const { t } = useTranslation('common')
  const [showsAll, showAll] = useState(false)
  const { element, fitting } = useFittingChips(chosen.map(({ id }) => id).join(), lines)
  const shown = showsAll ? chosen : chosen.slice(0, fitting ?? atMost)
  const remove = (gone: Set<string | number>) => onChange?.(chosen.map(({ id }) => id).filter(id => !gone.has(id)))
  const isMore = shown.length < chosen.length
  return (
    <div
      ref={element}
      className={styles.chosen}
      data-whole={showsAll || undefined}
      data-measuring={(!showsAll && fitting === undefined) || undefined}
    >
      {chosen.length > 0 && (
        <TagGroup className={styles.tagGroup} {...(onChange && { onRemove: remove })}>
          <Label className="visually-hidden">{label}</Label>
          <TagList className={styles.tags}>
            {shown.map(({ id, name, person }) => (
              <Tag key={id} id={id} textValue={name} className={styles.tag}>
                <span className={styles.who}>{name}</span>
                {person?.group && <span className={styles.detail}>{person.group}</span>}
                {onChange && (
                  <Button slot="remove" className={styles.remove}>
                    <Icon name="x" size="sm" />
                  </Button>
                )}
              </Tag>
            ))}
          </TagList>
        </TagGroup>
      )}
      {(isMore || (showsAll && chosen.length > 1)) && (
        <button type="button" className={styles.more} aria-expanded={showsAll} onClick={() => showAll(!showsAll)}>
          {showsAll ? (
            t('fewer')
          ) : (
            <>
              <span aria-hidden="true">+{chosen.length - shown.length}</span>
              <span className="visually-hidden">{t('showAll', { count: chosen.length })}</span>
            </>
          )}
        </button>
      )}
    </div>
  )
}

/** Two lines never hold more, so no more are measured. */
const atMost = 40
