import { useController, useWatch, type Control, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { generalWeek, weekdays, type WeekdayName } from '#shared/calendar/working-pattern.ts'
import { Switch } from '#web/ui/form/checkbox/switch.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { NumberField } from '#web/ui/form/text-field/number-field.tsx'
import type { WorkingHours } from '#shared/company/model.ts'
import styles from './working-hours-fields.module.css'

/** The hours that a rest day gets when it becomes a working day. */
const usual = generalWeek.monday

interface Week extends FieldValues {
  working_hours: WorkingHours
}

interface WorkingHoursFieldsProps<F extends Week> {
  control: Control<F>
  hint?: string
}

/** The hours of the seven weekdays; none on a rest day. */
export function WorkingHoursFields<F extends Week>({ control: ofForm, hint }: WorkingHoursFieldsProps<F>) {
  // The fields need only `working_hours`, whatever else the form has.
  const control = ofForm as unknown as Control<Week>
  const { t, i18n } = useTranslation('company')
  const hours = useWatch({ control, name: 'working_hours' })
  const inAWeek = weekdays.reduce((sum, day) => sum + (hours[day] || 0), 0)
  return (
    <fieldset className={styles.week}>
      <legend className={styles.legend}>{t('workingHours')}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {weekdays.map(day => (
        <Day key={day} day={day} control={control} />
      ))}
      <p className={styles.sum} aria-live="polite">
        {t('hoursAWeek', { count: inAWeek, hours: new Intl.NumberFormat(i18n.language).format(inAWeek) })}
      </p>
    </fieldset>
  )
}

function Day({ day, control }: { day: WeekdayName; control: Control<Week> }) {
  const { t } = useTranslation(['company', 'common'])
  const { field, fieldState } = useController({ control, name: `working_hours.${day}` })
  const isWorked = field.value !== 0
  return (
    <div className={styles.day}>
      <span className={styles.name} aria-hidden="true">
        {t(day)}
      </span>
      <Switch
        label={t('isWorkingDay', { day: t(day) })}
        isLabelHidden
        value={isWorked}
        onChange={works => field.onChange(works ? usual : 0)}
        inputRef={isWorked ? undefined : field.ref}
      />
      <div className={styles.hours}>
        {isWorked ? (
          <NumberField
            label={t('hoursOn', { day: t(day) })}
            isLabelHidden
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            error={fieldState.error?.message}
            min={0.25}
            max={24}
            step={0.25}
            unit={t('common:hoursUnit')}
          />
        ) : (
          <FreeDay error={fieldState.error?.message} />
        )}
      </div>
    </div>
  )
}

function FreeDay({ error }: { error: string | undefined }) {
  const { t } = useTranslation('company')
  if (!error) return <span className={styles.free}>{t('freeDay')}</span>
  return (
    <span className={styles.wrong} role="alert">
      <Icon name="error" size="sm" />
      {error}
    </span>
  )
}
