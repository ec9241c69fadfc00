import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { prose } from '#shared/contract/wire.ts'
import { leave } from '#shared/leave/contract.ts'
import { longestMessage } from '#shared/leave/model.ts'
import type { PersonView } from '#shared/people/contract/person-view.ts'
import { employmentOfGrant, employmentsIn } from '#shared/people/employments.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { FormNumberField } from '#web/ui/form/form-number-field.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { useEffectQuestion } from '#web/ui/feedback/effect/use-effect-question.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { personName } from '#web/ui/person/person-name.ts'
import { factsEffectOf, usePendingEffect } from '../facts/effects.tsx'
import styles from '../profile/profile.module.css'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'

const Extra = z.object({
  days: z
    .nullable(z.int({ error: 'problems:number' }))
    .check(z.refine(days => days !== null && days !== 0 && Math.abs(days) <= 366, { error: 'profile:extraDaysWrong' })),
  comment: prose(longestMessage),
})
const nothing: z.infer<typeof Extra> = { days: null, comment: '' }

/** When the employment began to which days granted today belong, where there are several in the year. */
function startOfEmployment({ employment }: PersonView, year: number) {
  if (!employment || employmentsIn(employment, year).length < 2) return null
  return employmentOfGrant(employment, year, todayInBudapest())?.employment_start ?? null
}

/** Grants extra days for a year, or takes days away by a negative number. */
export function ExtraDaysForm({ person, year }: { person: PersonView; year: number }) {
  const { t, i18n } = useTranslation(['profile', 'common'])
  const { form, settle } = useDraftedForm({ name: `extra-days.${person.id}.${year}`, schema: Extra, known: nothing })
  const { change } = useChange(leave.grantExtraDays)
  const { ask, askIfAffected, dialog } = useEffectQuestion()
  const { formError, submitWith } = useFormError(form)

  const { medium } = useDates()
  const employment = startOfEmployment(person, year)
  const pending = usePendingEffect()
  const left = useApi(leave.showBalance, { path: { id: person.id }, query: { year: String(year) } }).data?.data.left

  const submit = submitWith(async ({ days, comment }) => {
    const body = { year, days: days ?? 0, comment }
    const effect = factsEffectOf(person.id, { call: leave.grantExtraDays.route, body })
    const below = body.days < 0 && left !== undefined ? -(left + body.days) : 0
    const isAgreed =
      below > 0
        ? ask({
            title: t('belowZeroTitle', { days: -body.days, year, below }),
            confirm: t('belowZeroConfirm'),
            isDanger: true,
            note: t('belowZero', { left: left ?? 0, below }),
            effect: pending(effect),
          })
        : askIfAffected({
            title: t('effectTitle', { name: personName(person, i18n.language) }),
            confirm: t('common:save'),
            effect,
          })
    if (!(await isAgreed)) return
    const { proposal } = await change({ path: { id: person.id }, body })
    settle(nothing)
    if (proposal) toast.info(t('extraToConfirm'))
    else toast.success(t('extraGranted'))
  })

  return (
    <form onSubmit={submit} noValidate aria-label={t('grantExtra')}>
      <FormError>{formError}</FormError>
      {employment && <p className={styles.explained}>{t('extraDaysOf', { year, date: medium(employment) })}</p>}
      <div className={styles.grant}>
        <FormNumberField
          control={form.control}
          name="days"
          label={t('extraDaysCount')}
          hint={t('extraDaysCountHint')}
          min={-366}
          max={366}
          isRequired
        />
        <FormTextField
          control={form.control}
          name="comment"
          label={t('comment')}
          hint={t('extraCommentHint')}
          maxLength={longestMessage}
          autoComplete="off"
          isOptional
        />
        <div className={styles.add}>
          <Button type="submit" icon="plus" isPending={form.formState.isSubmitting}>
            {t('grantExtra')}
          </Button>
        </div>
      </div>
      {dialog}
    </form>
  )
}
