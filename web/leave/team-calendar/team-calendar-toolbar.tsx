import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { company } from '#shared/company/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { SegmentedControl } from '#web/ui/form/segmented-control/segmented-control.tsx'
import { Select } from '#web/ui/form/select/select.tsx'
import { TextField } from '#web/ui/form/text-field/text-field.tsx'
import { useTypedText } from '#web/ui/navigation/use-typed-text.ts'
import { useStable } from '#web/ui/use-stable.ts'
import styles from './team-calendar.module.css'
import { byName } from '../by-name.ts'
import type { CalendarView } from './use-calendar-view.ts'
import { useTimeName } from './use-time-name.ts'

interface TeamCalendarToolbarProps {
  view: CalendarView
  /** Goes to today, wherever it is. */
  onToday: () => void
}

/** The option that stands for all groups. */
const everybody = 'everybody'

const previous = {
  month: 'calendarPrevious',
  quarter: 'calendarPreviousQuarter',
  year: 'calendarPreviousYear',
} as const
const next = { month: 'calendarNext', quarter: 'calendarNextQuarter', year: 'calendarNextYear' } as const

/** Names what is shown, and chooses the time, the name to search for, the group, and grid or list. */
export function TeamCalendarToolbar({ view, onToday }: TeamCalendarToolbarProps) {
  const { t } = useTranslation('leave')
  return (
    <div className={styles.toolbar}>
      <h1 className={styles.title} aria-live="polite">
        <span className="visually-hidden">{t('calendarTitle')}, </span>
        {useTimeName(view)}
      </h1>
      <Tools
        scale={view.scale}
        group={view.group}
        search={view.search}
        shape={view.view}
        setParam={useStable(view.setParam)}
        turn={useStable(view.turn)}
        onToday={useStable(onToday)}
      />
    </div>
  )
}

interface ToolsProps extends Pick<CalendarView, 'scale' | 'group' | 'search' | 'setParam' | 'turn'> {
  shape: CalendarView['view']
  onToday: () => void
}

/** Turning to another time leaves the tools as they are drawn. */
const Tools = memo(function Tools({ scale, group, search, shape, setParam, turn, onToday }: ToolsProps) {
  const { t } = useTranslation('leave')
  const known = useApi(company.listGroups).data?.data
  const [typed, type] = useTypedText(
    search,
    useStable((text: string) => setParam('q', text || null)),
  )
  const groups = known ?? []
  const sorted = groups.toSorted((one, other) => byName.compare(one.name, other.name))
  const chosen = groups.some(({ id }) => id === group) ? group : null
  return (
    <div className={styles.tools} role="group" aria-label={t('calendarTools')}>
      <div className={styles.time}>
        <IconButton icon="chevron-left" name={t(previous[scale])} onPress={() => turn(-1)} />
        <IconButton icon="chevron-right" name={t(next[scale])} onPress={() => turn(1)} />
        <Button data-key="t" onPress={onToday}>
          {t('calendarToday')}
        </Button>
      </div>
      <div className={styles.search}>
        <TextField
          label={t('calendarSearch')}
          isLabelHidden
          icon="search"
          placeholder={t('calendarSearch')}
          value={typed}
          maxLength={60}
          onChange={type}
        />
      </div>
      {/* Until the groups are known its place is kept, so that nothing moves when they come. */}
      {(!known || groups.length > 0) && (
        <div className={styles.groups}>
          <Select
            label={t('calendarGroup')}
            isLabelHidden
            options={[
              { value: everybody, label: t('calendarAllGroups') },
              ...sorted.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={chosen ?? everybody}
            onChange={value => setParam('group', value === everybody ? null : value)}
          />
        </div>
      )}
      <SegmentedControl
        label={t('calendarScale')}
        options={[
          { value: 'month', label: t('calendarMonth') },
          { value: 'quarter', label: t('calendarQuarter') },
          { value: 'year', label: t('calendarYear') },
        ]}
        value={scale}
        onChange={value => setParam('scale', value === 'month' ? null : value)}
      />
      <SegmentedControl
        label={t('calendarView')}
        options={[
          { value: 'grid', label: t('calendarGrid') },
          { value: 'list', label: t('calendarList') },
        ]}
        value={shape}
        onChange={value => setParam('view', value)}
      />
    </div>
  )
})
