import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '#web/ui/form/segmented-control/segmented-control.tsx'
import { applyTheme, readTheme, type Theme } from '#web/ui/theme/theme.ts'
import { savePreference } from '../../session/preferences.ts'
import styles from './user-menu.module.css'

/** Light, dark, or as the machine is; taken at once. */
export function ThemeChoice() {
  const { t } = useTranslation('account')
  const [theme, show] = useState(readTheme)

  function choose(chosen: Theme) {
    show(chosen)
    applyTheme(chosen)
    void savePreference({ key: 'theme', value: chosen })
  }

  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        {t('theme')}
      </span>
      <SegmentedControl
        label={t('theme')}
        value={theme}
        onChange={choose}
        options={[
          { value: 'system', label: t('themeSystem') },
          { value: 'light', label: t('themeLight') },
          { value: 'dark', label: t('themeDark') },
        ]}
      />
    </div>
  )
}
