import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import styles from './newer-value.module.css'

/** A field as it stands in the form, and as somebody else has saved it. */
export interface NewerField {
  label: string
  mine: string
  theirs: string
}

interface NewerValueProps {
  fields: readonly NewerField[]
  onTake: () => void
  /** Saves what stands in the form over what was saved meanwhile. */
  onKeep: () => void
  isPending?: boolean
}

/** Shown where somebody else has saved what one is editing: both values, and the choice between them. */
export function NewerValue({ fields, onTake, onKeep, isPending = false }: NewerValueProps) {
  const { t } = useTranslation('backoffice')
  return (
    <Alert tone="warning" title={t('changedMeanwhile')} takesFocus>
      <dl className={styles.fields}>
        {fields
          .filter(({ mine, theirs }) => mine !== theirs)
          .map(({ label, theirs }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{theirs || t('nothing')}</dd>
            </div>
          ))}
      </dl>
      <div className={styles.buttons}>
        <Button onPress={onTake}>{t('takeTheirs')}</Button>
        <Button isPending={isPending} onPress={onKeep}>
          {t('keepMine')}
        </Button>
      </div>
    </Alert>
  )
}
