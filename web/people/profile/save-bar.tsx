import { useTranslation } from 'react-i18next'
import { SaveButtons } from '#web/ui/form/save-buttons.tsx'
import styles from './profile.module.css'

interface SaveBarProps {
  /** Whether the form differs from what is saved. */
  isDirty: boolean
  isSaving: boolean
  onDiscard: () => void
}

/** The buttons at the end of a form, shown while it is dirty. */
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
