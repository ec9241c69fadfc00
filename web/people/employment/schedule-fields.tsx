import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { weekdays } from '#shared/calendar/working-pattern.ts'
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx'
import { FormClockField } from '#web/ui/form/form-clock-field.tsx'
import { FormIsoDateField } from '#web/ui/form/form-iso-date-field.tsx'
import { FormNumberField } from '#web/ui/form/form-number-field.tsx'
import type { Employment, EmploymentForm } from './employment-information.ts'
import styles from '../profile/profile.module.css'
import { Schedules } from './schedules.tsx'

interface ScheduleFieldsProps {
  control: Control<EmploymentForm>
  employment: Employment
}

/** The company's hours or a schedule of one's own from a day on, above the earlier schedules. */
export function ScheduleFields({ control, employment }: ScheduleFieldsProps) {
  const { t, i18n } = useTranslation(['profile', 'company', 'common'])
  const [hasOwn, hours] = useWatch({ control, name: ['own_hours', 'working_hours'] })
  const inAWeek = weekdays.reduce((sum, day) => sum + (hours[day] || 0), 0)
  const isFirst = employment.schedules.length === 0 && employment.employment_start === null
  return (
    <div className={styles.form}>
      <FormCheckbox control={control} name="own_hours" hint={t('ownHoursHint')}>
        {t('ownHours')}
      </FormCheckbox>
      {hasOwn && (
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('company:workingHours')}</legend>
          <div className={styles.week}>
            {weekdays.map(day => (
              <FormNumberField
                key={day}
                control={control}
                name={`working_hours.${day}`}
                label={t(`company:${day}`)}
                min={0}
                max={24}
                step={0.25}
                unit={t('common:hoursUnit')}
              />
            ))}
          </div>
          <p className={styles.note} aria-live="polite">
            {t('company:hoursAWeek', {
              count: inAWeek,
              hours: new Intl.NumberFormat(i18n.language).format(inAWeek),
            })}
          </p>
          <div className={styles.week}>
            <FormClockField
              control={control}
              name="starts_at"
              label={t('startsAt')}
              hint={t('startsAtHint')}
              isOptional
            />
            <FormNumberField
              control={control}
              name="break_minutes"
              label={t('breakMinutes')}
              hint={t('breakMinutesHint')}
              min={20}
              max={60}
              step={5}
              unit={t('common:minutesUnit')}
              isOptional
            />
          </div>
          <FormCheckbox control={control} name="unequal_schedule" hint={t('unequalScheduleHint')}>
            {t('unequalSchedule')}
          </FormCheckbox>
        </fieldset>
      )}
      {(hasOwn || employment.schedules.length > 0) && (
        <div className={styles.day}>
          <FormIsoDateField
            control={control}
            name="working_hours_from"
            label={t('hoursFrom')}
            hint={t(isFirst ? 'hoursFromFirstHint' : 'hoursFromHint')}
            isOptional
          />
        </div>
      )}
      <Schedules schedules={employment.schedules} />
    </div>
  )
}
