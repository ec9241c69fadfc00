import { useId, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import type { GroupColumn } from './columns.ts'
import { GroupPeople } from './group-people.tsx'
import styles from './groups.module.css'
import type { Lifting } from './use-lifting.ts'

interface GroupCardProps {
  column: GroupColumn
  columns: readonly GroupColumn[]
  /** The names of the standard approvers. */
  approvers: string
  lifting: Lifting
  onAct: (act: 'edit' | 'merge' | 'add' | 'remove') => void
}

/** One group: who decides, who belongs to it, and where somebody who is lifted would be dropped. */
export function GroupCard({ column, columns, approvers, lifting, onAct }: GroupCardProps) {
  const { t, i18n } = useTranslation(['groups', 'common'])
  const title = useId()
  const { id, name, size, approver_ids } = column
  const { lifted } = lifting
  const isTarget = lifted !== undefined && lifted.target === id && lifted.person.group_id !== id

  function onDragOver(event: DragEvent) {
    if (!lifted) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'move'
    lifting.hold(id)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- where somebody is dropped with the pointer; keys are at the people
    <section
      className={styles.group}
      aria-labelledby={title}
      data-ungrouped={id === null || undefined}
      data-target={isTarget || undefined}
      onDragOver={onDragOver}
      onDrop={event => {
        event.preventDefault()
        lifting.drop()
      }}
    >
      <header className={styles.head}>
        <h2 id={title} className={styles.title} title={name}>
          {name}
        </h2>
        <span className={styles.count}>{size}</span>
        {id !== null && (
          <div className={styles.menu}>
            <Menu
              label={t('actions', { name })}
              trigger={<IconButton icon="dots" size="sm" name={t('actions', { name })} tooltip={false} />}
              items={[
                { id: 'edit', label: t('edit'), icon: 'pencil', onAction: () => onAct('edit') },
                ...(columns.length > 2
                  ? [{ id: 'merge', label: t('merge'), icon: 'users' as const, onAction: () => onAct('merge') }]
                  : []),
                {
                  id: 'remove',
                  label: t('common:delete'),
                  icon: 'trash',
                  isDanger: true,
                  onAction: () => onAct('remove'),
                },
              ]}
            />
          </div>
        )}
        <p className={styles.quiet}>
          {id === null
            ? t('ungroupedHint')
            : approver_ids.length
              ? t('approversAre', { names: approvers })
              : t('noApprovers')}
        </p>
      </header>
      {isTarget && <p className={styles.drop}>{t('drop', { name: personName(lifted.person, i18n.language) })}</p>}
      <GroupPeople column={column} columns={columns} lifting={lifting} />
      {id !== null && (
        <div className={styles.foot}>
          <Button
            variant="quiet"
            size="sm"
            icon="plus"
            aria-label={`${t('addPeople')}: ${name}`}
            onPress={() => onAct('add')}
          >
            {t('addPeople')}
          </Button>
        </div>
      )}
    </section>
  )
}
