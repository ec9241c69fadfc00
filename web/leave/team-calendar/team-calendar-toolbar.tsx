import { useTranslation } from 'react-i18next'
import { monthOf, type Day } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { SegmentedControl } from '#web/ui/form/segmented-control/segmented-control.tsx'
import { Select } from '#web/ui/form/select/select.tsx'
import { TextField } from '#web/ui/form/text-field/text-field.tsx'
import styles from './team-calendar.module.css'
import { monthFrom } from './team-month.ts'
import type { useCalendarView } from './use-calendar-view.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'

interface TeamCalendarToolbarProps {
  view: ReturnType<typeof useCalendarView>
  today: Day
}

/** The option that stands for all groups. */
const everybody = 'everybody'

/** Chooses the month, the group, the name to search for, and grid or list. */
export function TeamCalendarToolbar({
  view: { month, group, search, view, setParam },
  today,
}: TeamCalendarToolbarProps) {
  const { t } = useTranslation('leave')
  const { monthName } = useDates()
  const groups = useApi(company.listGroups).data?.data ?? []
  const chosen = groups.some(({ id }) => id === group) ? group : null
  return (
    <div className={styles.toolbar} role="group" aria-label={t('calendarTools')}>
      <div className={styles.months}>
        <IconButton
          icon="chevron-left"
          name={t('calendarPrevious')}
          onPress={() => setParam('month', monthFrom(month, -1))}
        />
        <h2 className={styles.month} aria-live="polite">
          {monthName(month)}
        </h2>
        <IconButton
          icon="chevron-right"
          name={t('calendarNext')}
          onPress={() => setParam('month', monthFrom(month, 1))}
        />
        <Button data-key="t" isDisabled={month === monthOf(today)} onPress={() => setParam('month', null)}>
          {t('calendarToday')}
        </Button>
      </div>
      <div className={styles.filters}>
        <TextField
          label={t('calendarSearch')}
          isLabelHidden
          icon="search"
          placeholder={t('calendarSearch')}
          value={search}
          maxLength={60}
          onChange={text => setParam('q', text)}
        />
        {groups.length > 0 && (
          <Select
            label={t('calendarGroup')}
            isLabelHidden
            options={[
              { value: everybody, label: t('calendarAllGroups') },
              ...groups.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={chosen ?? everybody}
            onChange={value => setParam('group', value === everybody ? null : value)}
          />
        )}
        <SegmentedControl
          label={t('calendarView')}
          options={[
            { value: 'grid', label: t('calendarGrid') },
            { value: 'list', label: t('calendarList') },
          ]}
          value={view}
          onChange={value => setParam('view', value)}
        />
      </div>
    </div>
  )
}
