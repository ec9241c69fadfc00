import { Label } from 'react-aria-components/Label'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from './field-props.ts'
import styles from './field.module.css'

/** The label above a control; the asterisk of a required one is a word for screen readers. */
export function FieldLabel({ label, isRequired, isOptional }: Pick<FieldProps, 'label' | 'isRequired' | 'isOptional'>) {
  const { t } = useTranslation('common')
  return (
    <Label className={styles.label}>
      {label}
      {isRequired && (
        <span className={styles.asterisk} aria-hidden="true">
          *
        </span>
      )}
      {isRequired && <span className="visually-hidden"> ({t('required')})</span>}
      {isOptional && <span className={styles.optional}> ({t('optional')})</span>}
    </Label>
  )
}
