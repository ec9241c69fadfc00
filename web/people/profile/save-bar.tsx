import { useTranslation } from 'react-i18next'
import { SaveButtons } from '#web/ui/form/save-buttons.tsx'
import styles from './profile.module.css'

interface SaveBarProps {
  /** Whether there is something to save. */
  isDirty: boolean
  isSaving: boolean
  onDiscard: () => void
}

/** Last in a form; there as soon as something is typed. */
export function SaveBar({ isDirty, isSaving, onDiscard }: SaveBarProps) {
  const { t } = useTranslation('profile')
  if (!isDirty) return null
  return (
    <div className={styles.saveBar}>
      <span className={styles.unsaved} role="status">
        {t('unsaved')}
      </span>
      <SaveButtons isSaving={isSaving} onDiscard={onDiscard} />
    </div>
  )
}
