import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { prose } from '#shared/contract/wire.ts'
import { leave } from '#shared/leave/contract.ts'
import { longestMessage } from '#shared/leave/model.ts'
import type { PersonView } from '#shared/people/contract/person-view.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFormError } from '#web/api/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx'
import { FormNumberField } from '#web/ui/form/form-number-field.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import styles from '../profile/profile.module.css'
import { useProfileForm } from '../profile/use-profile-form.ts'

const Extra = z.object({
  days: z
    .nullable(z.int({ error: 'problems:number' }))
    .check(z.refine(days => days !== null && days !== 0 && Math.abs(days) <= 366, { error: 'profile:extraDaysWrong' })),
  comment: prose(longestMessage),
})
const nothing: z.infer<typeof Extra> = { days: null, comment: '' }

/** Grants extra days for a year, or takes days away by a negative number. */
export function ExtraDaysForm({ person, year }: { person: PersonView; year: number }) {
  const { t } = useTranslation('profile')
  const { form, settle } = useProfileForm({ name: `extra-days.${person.id}.${year}`, schema: Extra, known: nothing })
  const { change } = useChange(leave.grantExtraDays)
  const { formError, submitWith } = useFormError(form)

  const left = useApi(leave.showBalance, { path: { id: person.id }, query: { year: String(year) } }).data?.data.left
  const [taken, askAbout] = useState<number>()

  const save = submitWith(async ({ days, comment }) => {
    askAbout(undefined)
    await change({ path: { id: person.id }, body: { year, days: days ?? 0, comment } })
    settle(nothing)
    toast.success(t('extraGranted'))
  })

  /** Taking more than is left is asked about first, with what it would lead to. */
  const submit = form.handleSubmit(({ days }) => {
    if (days !== null && days < 0 && left !== undefined && left + days < 0) askAbout(-days)
    else void save()
  })

  return (
    <form onSubmit={event => void submit(event)} noValidate aria-label={t('grantExtra')}>
      {taken !== undefined && left !== undefined && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => askAbout(undefined)}
          title={t('belowZeroTitle', { days: taken, year, below: taken - left })}
          confirm={t('belowZeroConfirm')}
          isDanger
          onConfirm={() => void save()}
        >
          <p>{t('belowZero', { left, below: taken - left })}</p>
        </ConfirmDialog>
      )}
      <FormError>{formError}</FormError>
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
    </form>
  )
}
