import { FieldError } from 'react-aria-components/FieldError'
import { Text } from 'react-aria-components/Text'
import { Icon } from '../../icon/icon.tsx'
import styles from './field.module.css'

interface FieldNotesProps {
  hint?: string
  error?: string
  isInvalid: boolean
}

/** The hint or the validation error below a control; without `error` those of the surrounding form. */
export function FieldNotes({ hint, error, isInvalid }: FieldNotesProps) {
  return (
    <>
      {hint && !isInvalid && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.error}>
        {({ validationErrors }) => (
          <>
            <Icon name="error" size="sm" />
            <span>{error ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
    </>
  )
}
