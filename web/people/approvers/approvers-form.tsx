import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { people } from '#shared/people/contract.ts'
import { type PersonView } from '#shared/people/contract/person-view.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Card } from '#web/ui/card/card.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { PeoplePicker } from '#web/ui/form/people-picker/people-picker.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import styles from '../profile/profile.module.css'
import { SaveBar } from '../profile/save-bar.tsx'
import { useColleagues } from '../profile/use-colleagues.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useProfileContext } from '../profile/use-profile.ts'

/** Picks the approvers; deactivated ones are dropped with the next save. */
export function ApproversForm({ person }: { person: PersonView }) {
  const { t } = useTranslation(['profile', 'people'])
  const { isKnown, choosable } = useColleagues()
  const { form, isDirty, settle, discard } = useDraftedForm({
    name: `approvers.${person.id}`,
    schema: people.saveApprovers.body!,
    known: { approver_ids: person.approver_ids },
  })
  const { setPerson } = useProfileContext()
  const { change } = useChange(people.saveApprovers)
  const { formError, submitWith } = useFormError(form)
  if (!isKnown) return <SkeletonRows rows={2} />
  const candidates = choosable(person.id)

  const submit = submitWith(async ({ approver_ids }) => {
    const active = approver_ids.filter(id => candidates.some(candidate => candidate.id === id))
    const { data } = await change({ path: { id: person.id }, body: { approver_ids: active } })
    setPerson(data)
    settle({ approver_ids: data.approver_ids })
    toast.success(t('saved'))
  })

  return (
    <Card>
      <form onSubmit={submit} noValidate className={styles.form}>
        <FormError>{formError}</FormError>
        <Controller
          control={form.control}
          name="approver_ids"
          render={({ field: { value, onChange }, fieldState }) => (
            <PeoplePicker
              people={candidates}
              value={value}
              onChange={onChange}
              label={t('people:approvers')}
              hint={value.length ? undefined : t('noApprovers')}
              error={fieldState.error?.message}
            />
          )}
        />
        <SaveBar isDirty={isDirty} isSaving={form.formState.isSubmitting} onDiscard={discard} />
      </form>
    </Card>
  )
}
