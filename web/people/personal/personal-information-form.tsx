import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isDay } from '#shared/calendar/day.ts'
import { people } from '#shared/people/contract.ts'
import type { FactChangeView } from '#shared/people/contract/facts/fact-change-view.ts'
import { isCounted } from '#shared/people/facts/counted-facts.ts'
import { isUnder16 } from '#shared/people/personal-information.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Card } from '#web/ui/card/card.tsx'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx'
import { FormIsoDateField } from '#web/ui/form/form-iso-date-field.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { useEffectQuestion } from '#web/ui/feedback/effect/use-effect-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { personName } from '#web/ui/person/person-name.ts'
import { factsEffectOf } from '../facts/effects.tsx'
import { waitingValue } from '../facts/use-fact-changes.ts'
import { NameFields } from './name-fields.tsx'
import pairs from '../registration/registration.module.css'
import { asSent, asTyped, PersonalForm } from './personal-information.ts'
import styles from '../profile/profile.module.css'
import { SaveBar } from '../profile/save-bar.tsx'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { Under16Field } from './under-16-field.tsx'
import { useProfileContext, type Profile } from '../profile/use-profile.ts'

interface PersonalInformationFormProps extends Profile {
  /** The history of the person's facts. */
  changes: readonly FactChangeView[] | undefined
}

/** The personal information, edited by the person or an administrator, who also gives the reason for employing somebody under 16. */
export function PersonalInformationForm({ person, isOwn, mayAdminister, changes }: PersonalInformationFormProps) {
  const { t, i18n } = useTranslation(['profile', 'people', 'common'])
  const { form, isDirty, settle, discard } = useDraftedForm({
    name: `personal-information.${person.id}`,
    schema: PersonalForm,
    known: asTyped(person),
  })
  const { setPerson } = useProfileContext()
  const { change } = useChange(people.savePersonalInformation)
  const employment = useChange(people.saveEmploymentInformation)
  const { askIfAffected, dialog } = useEffectQuestion()
  const { formError, submitWith } = useFormError(form)
  const { control } = form
  const birthday = useWatch({ control, name: 'birthday' })
  const start = person.employment?.employment_start ?? null
  const isTooYoung = mayAdminister && isDay(birthday) && isUnder16(birthday, start, todayInBudapest())

  /** Says at a field that another value waits for confirmation. */
  function waitingHint(fact: 'birth_date' | 'gender') {
    const value = waitingValue(changes, fact)
    return value && t('waitsForConfirmation', { value })
  }

  const submit = submitWith(async typed => {
    const { under_16_reason } = typed
    const body = asSent(typed)
    // The server refuses the birth date without the reason.
    if (isTooYoung && under_16_reason !== (person.employment?.under_16_reason ?? ''))
      await employment.change({ path: { id: person.id }, body: { under_16_reason: under_16_reason || null } })
    if (mayAdminister && movesDays(form.formState.dirtyFields)) {
      const effect = factsEffectOf(person.id, { call: people.savePersonalInformation.route, body })
      const title = t('effectTitle', { name: personName(person, i18n.language) })
      if (!(await askIfAffected({ title, confirm: t('common:save'), effect }))) return
    }
    const { data, proposal } = await change({ path: { id: person.id }, body })
    setPerson(data)
    settle(asTyped(data))
    if (proposal) toast.info(t('savedToConfirm'))
    else toast.success(t('saved'))
  })

  return (
    <Card title={t('nameAndContact')}>
      <form onSubmit={submit} noValidate className={styles.form}>
        <FormError>{formError}</FormError>
        <NameFields control={control} />
        <div className={pairs.pair}>
          <FormIsoDateField
            control={control}
            name="birthday"
            label={t('people:birthday')}
            hint={waitingHint('birth_date') ?? t('people:birthdayHint')}
            autoComplete={isOwn ? 'bday' : 'off'}
            isOptional
          />
          <FormSelect
            control={control}
            name="gender"
            label={t(isOwn ? 'people:ownGender' : 'people:gender')}
            hint={waitingHint('gender') ?? t('people:genderHint')}
            isOptional
            options={[
              { value: '2', label: t('people:female') },
              { value: '1', label: t('people:male') },
              { value: 'none', label: t('notGiven') },
            ]}
          />
        </div>
        {isTooYoung && <Under16Field control={control} name="under_16_reason" />}
        <FormTextField
          control={control}
          name="phone"
          label={t('phone')}
          type="tel"
          autoComplete={isOwn ? 'tel' : 'off'}
          isOptional
        />
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('privateContact')}</legend>
          <p className={styles.note}>{t(isOwn ? 'ownPrivateContactHint' : 'privateContactHint')}</p>
          <div className={pairs.pair}>
            <FormTextField
              control={control}
              name="private_email"
              label={t('privateEmail')}
              type="email"
              autoComplete="off"
              isOptional
            />
            <FormTextField
              control={control}
              name="private_phone"
              label={t('privatePhone')}
              type="tel"
              autoComplete="off"
              isOptional
            />
          </div>
          <div className={styles.wholeRow}>
            <FormTextField
              control={control}
              name="private_address"
              label={t('privateAddress')}
              autoComplete={isOwn ? 'street-address' : 'off'}
              isOptional
            />
          </div>
        </fieldset>
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('whatColleaguesSee')}</legend>
          <FormCheckbox control={control} name="show_birthday" hint={t('showBirthdayHint')}>
            {t('showBirthday')}
          </FormCheckbox>
          <FormCheckbox control={control} name="hide_personal_info" hint={t('hidePersonalInfoHint')}>
            {t('hidePersonalInfo')}
          </FormCheckbox>
        </fieldset>
        <SaveBar isDirty={isDirty} isSaving={form.formState.isSubmitting} onDiscard={discard} />
      </form>
      {dialog}
    </Card>
  )
}

/** Whether changed fields can move a number. */
const movesDays = (dirty: object) =>
  Object.keys(dirty).some(field => isCounted(people.savePersonalInformation.route, field))
