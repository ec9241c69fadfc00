import type { Control, FieldPath } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import styles from '../registration/registration.module.css'

interface Names {
  first_name: string
  last_name: string
}

/** First and last name in the order of the language: Hungarian names begin with the family. */
export function NameFields<V extends Names>({ control }: { control: Control<V> }) {
  const { t, i18n } = useTranslation('people')
  const last = (
    <FormTextField
      key="last"
      control={control}
      name={'last_name' as FieldPath<V>}
      label={t('lastName')}
      autoComplete="family-name"
      isRequired
    />
  )
  const first = (
    <FormTextField
      key="first"
      control={control}
      name={'first_name' as FieldPath<V>}
      label={t('firstName')}
      autoComplete="given-name"
      isRequired
    />
  )
  return <div className={styles.pair}>{i18n.language === 'hu' ? [last, first] : [first, last]}</div>
}
