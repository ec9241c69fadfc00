import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx'
import { AgeAgreementField } from './age-agreement-field.tsx'
import { ChildrenFields } from './children-fields.tsx'
import type { EmploymentForm } from './employment-information.ts'
import { PeriodsFields } from './periods-fields.tsx'
import styles from '../profile/profile.module.css'

interface EntitlementFieldsProps {
  form: UseFormReturn<EmploymentForm>
  /** Whether the law sets the entitlement of a year; outside Hungary only children matter, for parental leave. */
  isByLaw: boolean
}

/** What gives extra days, by law or by the employer. */
export function EntitlementFields({ form, isByLaw }: EntitlementFieldsProps) {
  const { t } = useTranslation('profile')
  return (
    <div className={styles.form}>
      <ChildrenFields form={form} />
      {isByLaw && (
        <>
          <PeriodsFields
            control={form.control}
            name="hazardous_periods"
            label={t('hazardous')}
            hint={t('hazardousHint')}
          />
          <PeriodsFields
            control={form.control}
            name="disability_periods"
            label={t('disability')}
            hint={t('disabilityHint')}
          />
          <PeriodsFields
            control={form.control}
            name="employer_extra_grants"
            label={t('employerExtra')}
            hint={t('employerExtraHint')}
          />
          <AgeAgreementField control={form.control} />
          <FormCheckbox control={form.control} name="caregiver" hint={t('caregiverHint')}>
            {t('caregiver')}
          </FormCheckbox>
        </>
      )}
    </div>
  )
}
