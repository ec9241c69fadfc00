import { useTranslation } from 'react-i18next'
import { people } from '#shared/people/contract.ts'
import { type CurrentUser } from '#shared/people/contract/show-me.ts'
import { type PersonView } from '#shared/people/contract/person-view.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Card } from '#web/ui/card/card.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { useEffectQuestion } from '#web/ui/feedback/effect/use-effect-question.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { changesOf, asTyped, EmploymentForm, movesDays, type Employment } from './employment-information.ts'
import { BeginningFields } from './beginning-fields.tsx'
import { EarlierEmployments } from './earlier-employments.tsx'
import { EmploymentFields } from './employment-fields.tsx'
import { EntitlementFields } from './entitlement-fields.tsx'
import { employmentEffectOf } from '../facts/effects.tsx'
import styles from '../profile/profile.module.css'
import { SaveBar } from '../profile/save-bar.tsx'
import { ScheduleFields } from './schedule-fields.tsx'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useProfileContext } from '../profile/use-profile.ts'

export interface KnownEmployment {
  person: PersonView
  employment: Employment
  /** The company that the signed-in user administers, and that the person works for. */
  company: NonNullable<CurrentUser['selected_company']>
}

/** The employment information, saved as one, since entitlements depend on all of it. */
export function EmploymentInformationForm({ person, employment, company }: KnownEmployment) {
  const { t, i18n } = useTranslation(['profile', 'common'])
  const known = asTyped(person, employment, company)
  const { form, isDirty, settle, discard } = useDraftedForm({
    name: `employment-information.${person.id}`,
    schema: EmploymentForm,
    known,
  })
  const { setPerson } = useProfileContext()
  const { change } = useChange(people.saveEmploymentInformation)
  const { askIfAffected, dialog } = useEffectQuestion()
  const { formError, submitWith } = useFormError(form)
  const title = t('effectTitle', { name: personName(person, i18n.language) })
  const isByLaw = company.country === 'HU'

  const submit = submitWith(async typed => {
    const path = { id: person.id }
    const body = changesOf(typed, known)
    const effect = employmentEffectOf(person.id, body)
    if (movesDays(body) && !(await askIfAffected({ title, confirm: t('common:save'), effect }))) return
    const { data, proposal } = await change({ path, body })
    setPerson(data)
    settle(asTyped(data, data.employment ?? employment, company))
    if (proposal) toast.info(t('savedToConfirm'))
    else toast.success(t('saved'))
  })

  return (
    <form onSubmit={submit} noValidate className={styles.sections}>
      <FormError>{formError}</FormError>
      <Card title={t('employment')}>
        <EmploymentFields control={form.control} birthday={person.birthday} isByLaw={isByLaw} />
        <EarlierEmployments form={form} person={person.id} />
      </Card>
      {isByLaw && (
        <Card title={t('beginning')}>
          <BeginningFields control={form.control} employment={employment} />
        </Card>
      )}
      <Card title={t('workingTime')}>
        <ScheduleFields control={form.control} employment={employment} />
      </Card>
      <Card title={t('leaveFacts')}>
        <EntitlementFields form={form} isByLaw={isByLaw} />
      </Card>
      <SaveBar isDirty={isDirty} isSaving={form.formState.isSubmitting} onDiscard={discard} />
      {dialog}
    </form>
  )
}
