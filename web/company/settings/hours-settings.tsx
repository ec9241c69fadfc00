import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Day } from '#shared/calendar/day.ts'
import { WorkingWeek } from '#shared/calendar/working-pattern.ts'
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
import { HoursOverTime } from './hours-over-time.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { KnownCompany, SettingsProps } from './settings.ts'
import { WorkingHoursFields } from '../working-hours-fields.tsx'

const HoursForm = z.object({ working_hours: WorkingHours, valid_from: Day })

/** The current hours, to be replaced from today on. */
const formOf = (company: KnownCompany) => ({ working_hours: WorkingWeek.parse(company), valid_from: todayInBudapest() })

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

  const submit = submitWith(async body => {
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
