import { useTranslation } from 'react-i18next'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { IconName } from '#web/ui/icon/icon-name.ts'
import styles from './groups.module.css'

/** The keys that move somebody. */
export function KeysLine() {
  const { t } = useTranslation('groups')
  return (
    <p id="groups-keys" className={styles.keys}>
      <kbd>{t('space')}</kbd> {t('keyLift')} <Arrow name="arrow-left" label={t('leftArrow')} />{' '}
      <Arrow name="arrow-right" label={t('rightArrow')} /> {t('keyArrows')} <kbd>{t('space')}</kbd> {t('keyDrop')}{' '}
      <kbd>Esc</kbd> {t('keyCancel')}
    </p>
  )
}

/** An icon, since the typeface has no arrows. */
function Arrow({ name, label }: { name: IconName; label: string }) {
  return (
    <kbd>
      <Icon name={name} size="sm" label={label} />
    </kbd>
  )
}
