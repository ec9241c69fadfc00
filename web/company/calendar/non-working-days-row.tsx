import { useTranslation } from 'react-i18next'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { MenuEntry } from '#web/ui/menu/menu-entry.ts'
import { Menu } from '#web/ui/menu/menu.tsx'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import { dayWithWeekday } from '#web/ui/dates/dates.ts'
import { kindKeys } from './non-working-days-form.ts'
import type { ShownDay } from './non-working-days.ts'
import styles from './non-working-days.module.css'

interface DayRowProps {
  day: ShownDay
  onEdit: (day: ShownDay) => void
  onRemove: (day: ShownDay) => void
}

const pairWords = {
  company: 'keptOnDay',
  public_holiday: 'keptOnDay',
  rest_day_moved: 'workedInsteadOn',
  working_day_moved: 'standsInForOn',
} as const

/** One day with its date, name, kind, source and actions. */
export function DayRow({ day, onEdit, onRemove }: DayRowProps) {
  const { t, i18n } = useTranslation(['calendar', 'common'])
  const { date, name, kind, observed_on, isOfficial, byLaw } = day
  return (
    <li className={styles.row} data-kind={kind}>
      <span className={styles.source} title={t(isOfficial ? 'official' : 'ownDay')}>
        <Icon name={isOfficial ? 'lock' : 'building'} />
        <span className="visually-hidden">{t(isOfficial ? 'official' : 'ownDay')}: </span>
      </span>
      <time dateTime={date} className={styles.date}>
        {dayWithWeekday(date, i18n.language)}
      </time>
      <div className={styles.words}>
        <span className={styles.name}>{kind === 'working' ? t('kindWorking') : name}</span>
        <span className={styles.facts}>
          {kind !== 'working' && kind !== 'company' && t(kindKeys[kind]) !== name && <span>{t(kindKeys[kind])}</span>}
          {kind !== 'working' && observed_on && (
            <span>{t(pairWords[kind], { date: dayWithWeekday(observed_on, i18n.language) })}</span>
          )}
          {byLaw && (
            <>
              <StatusLabel tone="warning" icon="pencil">
                {t('corrected')}
              </StatusLabel>
              <span>{t('byLawItIs', { name: byLaw.name })}</span>
            </>
          )}
        </span>
      </div>
      {byLaw && (
        <div className={styles.restore}>
          <Button
            size="sm"
            icon="undo"
            aria-label={t('restoreNamed', { name: byLaw.name })}
            onPress={() => onRemove(day)}
          >
            {t('restore')}
          </Button>
        </div>
      )}
      <div className={styles.menu}>
        <Menu
          label={t('common:actionsFor', { name })}
          trigger={<IconButton icon="dots" name={t('common:actionsFor', { name })} tooltip={false} />}
          items={[{ id: 'edit', label: t('common:edit'), icon: 'pencil', onAction: () => onEdit(day) }, ...last()]}
        />
      </div>
    </li>
  )

  /** An overridden day has its restore button beside the menu. */
  function last(): MenuEntry[] {
    if (byLaw) return []
    const onAction = () => onRemove(day)
    return isOfficial
      ? [{ id: 'ordinary', label: t('makeOrdinary'), icon: 'ban', onAction }]
      : [{ id: 'delete', label: t('common:delete'), icon: 'trash', onAction, isDanger: true }]
  }
}
