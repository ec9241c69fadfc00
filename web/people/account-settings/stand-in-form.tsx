import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { people } from '#shared/people/contract.ts'
import { type EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { type PersonView } from '#shared/people/contract/person-view.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import styles from '../profile/profile.module.css'
import { SaveBar } from '../profile/save-bar.tsx'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useProfileContext } from '../profile/use-profile.ts'

/** The option without a stand-in; no person has this id. */
const nobody = 'nobody'

const standInForm = z.object({ stand_in_id: z.string() })

const asTyped = ({ stand_in_id }: PersonView) => ({ stand_in_id: stand_in_id ?? nobody })

interface StandInFormProps {
  person: PersonView
  candidates: readonly EssentialEmployee[]
}

export function StandInForm({ person, candidates }: StandInFormProps) {
  const { t, i18n } = useTranslation('profile')
  const { form, isDirty, settle, discard } = useDraftedForm({
    name: `stand-in.${person.id}`,
    schema: standInForm,
    known: asTyped(person),
  })
  const { setPerson } = useProfileContext()
  const { change } = useChange(people.saveAccountSettings)
  const { formError, submitWith } = useFormError(form)

  const submit = submitWith(async ({ stand_in_id }) => {
    const body = { stand_in_id: stand_in_id === nobody ? null : stand_in_id }
    const { data } = await change({ path: { id: person.id }, body })
    setPerson(data)
    settle(asTyped(data))
    toast.success(t('saved'))
  })

  const { compare } = new Intl.Collator(i18n.language)
  const colleagues = candidates
    .map(candidate => ({ value: candidate.id, label: personName(candidate, i18n.language) }))
    .sort((one, other) => compare(one.label, other.label))

  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <FormError>{formError}</FormError>
      <FormSelect
        control={form.control}
        name="stand_in_id"
        label={t('standIn')}
        isLabelHidden
        options={[{ value: nobody, label: t('standInNobody') }, ...colleagues]}
      />
      <SaveBar isDirty={isDirty} isSaving={form.formState.isSubmitting} onDiscard={discard} />
    </form>
  )
}
