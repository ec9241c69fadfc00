import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Day } from '#shared/calendar/day.ts'
import { ClockTime } from '#shared/calendar/clock-time.ts'
import { BreakMinutes, usualTimes, WorkingWeek } from '#shared/calendar/working-pattern.ts'
import { company as calls } from '#shared/company/contract.ts'
import { WorkingHours } from '#shared/company/model.ts'
import { useChange } from '#web/api/use-change.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import { FormIsoDateField } from '#web/ui/form/form-iso-date-field.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { mediumDay } from '#web/ui/dates/dates.ts'
import { useEffectQuestion } from '#web/ui/feedback/effect/use-effect-question.tsx'
import { useCalendarEffect } from '../effect/use-calendar-effect.tsx'
import { FormClockField } from '#web/ui/form/form-clock-field.tsx'
import { FormNumberField } from '#web/ui/form/form-number-field.tsx'
import { hoursOn } from './hours-on.ts'
import { HoursOverTime } from './hours-over-time.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { KnownCompany, SettingsProps } from './settings.ts'
import styles from './settings.module.css'
import { WorkingHoursFields } from '../working-hours-fields.tsx'

const HoursForm = z.object({
  working_hours: WorkingHours,
  starts_at: ClockTime,
  break_minutes: BreakMinutes,
  valid_from: Day,
})
type HoursForm = z.infer<typeof HoursForm>

/** The current hours, to be replaced from today on. */
function formOf(company: KnownCompany): HoursForm {
  const today = todayInBudapest()
  const { starts_at, break_minutes } = hoursOn(company.hours, today)
  return {
    working_hours: WorkingWeek.parse(company),
    starts_at: starts_at ?? usualTimes.starts_at,
    break_minutes: break_minutes ?? usualTimes.break_minutes,
    valid_from: today,
  }
}

/** What is changed: times that nobody has touched follow the earlier ones, or those of the product. */
const bodyOf = ({ starts_at, break_minutes, ...typed }: HoursForm, known: HoursForm) => ({
  ...typed,
  ...(starts_at !== known.starts_at && { starts_at }),
  ...(break_minutes !== known.break_minutes && { break_minutes }),
})

/** The company's weekly hours from a day on; earlier days keep theirs. */
export function HoursSettings({ company }: SettingsProps) {
  const { t, i18n } = useTranslation(['settings', 'company', 'common'])
  const { form, settle, discard } = useDraftedForm({
    name: 'settings.hours',
    schema: HoursForm,
    known: formOf(company),
  })
  const { formError, submitWith } = useFormError(form)
  const { change } = useChange(calls.changeWorkingHours)
  const { ask, askIfAffected, dialog } = useEffectQuestion()
  const effectOf = useCalendarEffect()

  const submit = submitWith(async typed => {
    const body = bodyOf(typed, formOf(company))
    const date = mediumDay(body.valid_from, i18n.language)
    const effect = effectOf({ call: calls.changeWorkingHours.route, body })
    if (!(await askIfAffected({ title: t('confirmHours', { date }), confirm: t('common:save'), effect }))) return
    const { data } = await change({ body })
    settle(formOf(data))
    toast.success(t('hoursSaved', { date }))
  })

  return (
    <>
      <SettingsForm
        title={t('hours')}
        formError={formError}
        isDirty={form.formState.isDirty}
        isSaving={form.formState.isSubmitting}
        onSubmit={submit}
        onDiscard={discard}
        after={<HoursOverTime hours={company.hours} ask={ask} />}
      >
        <WorkingHoursFields control={form.control} hint={t('company:workingHoursHint')} />
        <div className={styles.pair}>
          <FormClockField control={form.control} name="starts_at" label={t('startsAt')} hint={t('startsAtHint')} />
          <FormNumberField
            control={form.control}
            name="break_minutes"
            label={t('breakMinutes')}
            hint={t('breakMinutesHint')}
            min={20}
            max={60}
            step={5}
            unit={t('common:minutesUnit')}
          />
        </div>
        <FormIsoDateField
          control={form.control}
          name="valid_from"
          label={t('validFrom')}
          hint={t('validFromHint')}
          isRequired
        />
      </SettingsForm>
      {dialog}
    </>
  )
}
