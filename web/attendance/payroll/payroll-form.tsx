import { useTranslation } from 'react-i18next'
import { isDay } from '#shared/calendar/day.ts'
import { periodOfMonth } from '#shared/calendar/month.ts'
import type { Period } from '#shared/calendar/period.ts'
import { mostNamed } from '#shared/attendance/contract/payroll-query.ts'
import { listGroups } from '#shared/company/contract/list-groups.ts'
import { payrollContents, type PayrollContent, type PayrollFormat } from '#shared/attendance/payroll/model.ts'
import { listPeople } from '#shared/people/contract/list-people.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Checkbox } from '#web/ui/form/checkbox/checkbox.tsx'
import { DayFilter } from '#web/ui/form/date-range/day-filter.tsx'
import { SegmentedControl } from '#web/ui/form/segmented-control/segmented-control.tsx'
import { PeoplePicker } from '#web/ui/form/people-picker/people-picker.tsx'
import { Select } from '#web/ui/form/select/select.tsx'
import styles from './payroll.module.css'
import { monthOfPeriod, monthsUntil, usualMonth } from './period.ts'

/** What is downloaded: of which days, of whom, and what stands in the file. */
export interface Asked {
  period: Period
  group: string | null
  /** People who are named one by one; null where they are not. */
  ids: readonly string[] | null
  contents: readonly PayrollContent[]
  format: PayrollFormat
}

interface PayrollFormProps {
  asked: Asked
  /** How many people the preview found. */
  people: number | undefined
  isPending: boolean
  onChange: (change: Partial<Asked>) => void
  onDownload: () => void
}

/** The value of a choice that leaves nobody out. */
const every = 'every'

/** The value of the choice of people one by one. */
const some = 'some'

/** The parameters of a payroll file. */
export function PayrollForm({ asked, people, isPending, onChange, onDownload }: PayrollFormProps) {
  const { t } = useTranslation('payroll')
  const { today, monthName } = useDates()
  const groups = useApi(listGroups).data?.data ?? []
  const everyone = useApi(listPeople, asked.ids ? undefined : null).data?.data ?? []
  const { period, group, ids, contents, format } = asked
  const month = monthOfPeriod(period)
  const everybody = people === undefined || group || ids ? t('everyone') : t('everybody', { count: people })
  const set = (change: Partial<Period>) => onChange({ period: { ...period, ...change } })
  return (
    <Card>
      <div className={styles.form}>
        <div className={styles.field}>
          <span className={styles.label}>{t('period')}</span>
          <SegmentedControl
            label={t('period')}
            options={[
              { value: 'month', label: t('month') },
              { value: 'days', label: t('ownDays') },
            ]}
            value={month ? 'month' : 'days'}
            onChange={kind =>
              onChange({ period: kind === 'month' ? periodOfMonth(usualMonth(today)) : ownDays(today) })
            }
          />
          {month ? (
            <Select
              label={t('month')}
              isLabelHidden
              value={month}
              options={[...new Set([...monthsUntil(today), month])]
                .toSorted()
                .toReversed()
                .map(value => ({ value, label: monthName(value) }))}
              onChange={chosen => onChange({ period: periodOfMonth(chosen) })}
            />
          ) : (
            <div className={styles.days}>
              <DayFilter
                label={t('from')}
                value={period.from_date}
                onChange={day => day && isDay(day) && set({ from_date: day })}
              />
              <DayFilter
                label={t('to')}
                value={period.to_date}
                onChange={day => day && isDay(day) && set({ to_date: day })}
              />
            </div>
          )}
        </div>
        <Select
          label={t('who')}
          value={ids ? some : (group ?? every)}
          options={[
            { value: every, label: everybody },
            ...groups.map(({ id, name }) => ({ value: id, label: name })),
            { value: some, label: t('chosen') },
          ]}
          onChange={value =>
            onChange({ group: value === every || value === some ? null : value, ids: value === some ? [] : null })
          }
        />
        {ids && (
          <PeoplePicker
            label={t('chosen')}
            people={everyone
              .filter(({ is_active }) => is_active)
              .map(person => ({ ...person, group: groups.find(({ id }) => id === person.group_id)?.name ?? null }))}
            value={ids}
            onChange={chosen => onChange({ group: null, ids: chosen.slice(0, mostNamed) })}
            isRequired
          />
        )}
        <fieldset className={styles.field}>
          <legend className={styles.label}>{t('contents')}</legend>
          {payrollContents.map(content => (
            <Checkbox
              key={content}
              value={contents.includes(content)}
              // A file has one content at least.
              isDisabled={contents.length === 1 && contents.includes(content)}
              onChange={isOn =>
                onChange({
                  contents: payrollContents.filter(one => (one === content ? isOn : contents.includes(one))),
                })
              }
            >
              {t(`${content}Hint`)}
            </Checkbox>
          ))}
        </fieldset>
        <div className={styles.field}>
          <span className={styles.label}>{t('file')}</span>
          <SegmentedControl
            label={t('file')}
            options={[
              { value: 'csv', label: 'CSV' },
              { value: 'xlsx', label: 'XLSX' },
            ]}
            value={format}
            onChange={chosen => onChange({ format: chosen })}
          />
          <p className={styles.quiet}>{t(format === 'csv' ? 'csvHint' : 'xlsxHint')}</p>
        </div>
        <Button variant="primary" icon="download" wide isPending={isPending} isDisabled={!people} onPress={onDownload}>
          {t('download')}
        </Button>
      </div>
    </Card>
  )
}

/** Days that many companies close by: from the sixteenth to the fifteenth. */
function ownDays(today: string): Period {
  const month = usualMonth(today)
  const { from_date } = periodOfMonth(month)
  const before = periodOfMonth(monthsUntil(from_date)[1]!)
  return { from_date: `${before.from_date.slice(0, 8)}16`, to_date: `${from_date.slice(0, 8)}15` }
}
