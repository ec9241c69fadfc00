import { useEffect, useRef } from 'react'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { LeaveDot } from '#web/ui/calendar/leave-mark/leave-dot.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { IconName } from '#web/ui/icon/icon-name.ts'
import { Avatar } from '#web/ui/person/avatar.tsx'
import { leaveKeyOf } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import styles from './command.module.css'
import type { Wish } from './use-meaning.ts'

/** A line that can be chosen, with what its beginning draws. */
export interface CommandResult {
  section: string
  key: string
  label: string
  wish?: Wish
  person?: EssentialEmployee
  icon?: IconName
  keys?: readonly string[]
  act: () => void
}

interface CommandResultsProps {
  id: string
  results: readonly CommandResult[]
  /** Which of them Enter chooses; none if it is none of them. */
  active: number
  onHover: (index: number) => void
}

/** The lines below the answer, by section. The focus stays in the field above them. */
export function CommandResults({ id, results, active, onHover }: CommandResultsProps) {
  const sections = [...new Set(results.map(({ section }) => section))]
  return (
    <div id={id} role="listbox" aria-label={sections.join(', ')} className={styles.results}>
      {sections.map(section => (
        <div key={section} role="group" aria-label={section}>
          <div className={styles.section} aria-hidden="true">
            {section}
          </div>
          {results.map(
            (result, index) =>
              result.section === section && (
                <Option
                  key={result.key}
                  id={`${id}-${index}`}
                  result={result}
                  isActive={index === active}
                  onHover={() => onHover(index)}
                />
              ),
          )}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  result: CommandResult
  isActive: boolean
  onHover: () => void
}

function Option({ id, result, isActive, onHover }: OptionProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard chooses it in the field whose active descendant it is
    <div
      ref={line}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={onHover}
      onClick={result.act}
    >
      <Mark wish={result.wish} person={result.person} icon={result.icon} />
      <span className={styles.optionLabel}>{result.label}</span>
      {result.keys && (
        <span className={styles.keys} aria-hidden="true">
          {result.keys.map(key => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
    </div>
  )
}

function Mark({ wish, person, icon }: Partial<Pick<CommandResult, 'wish' | 'person' | 'icon'>>) {
  if (wish) return <LeaveDot leave={leaveKeyOf(wish.typeId)} size="sm" />
  if (person) return <Avatar person={person} size="sm" />
  return icon ? <Icon name={icon} /> : null
}
