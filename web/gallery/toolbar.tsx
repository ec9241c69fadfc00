import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '#web/ui/form/segmented-control/segmented-control.tsx'
import { applyTheme, readTheme, type Theme } from '../ui/theme/theme.ts'
import styles from './gallery.module.css'

const widths = { full: 'Teljes szélesség', tablet: '768', phone: '390' }
export type Width = keyof typeof widths

const options = <V extends string>(words: Record<V, string>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value: value as V, label }))

const themes: Record<Theme, string> = { system: 'Rendszer', light: 'Világos', dark: 'Sötét' }

/** Theme, language and width of the gallery. */
export function Toolbar({ width, onWidth }: { width: Width; onWidth: (width: Width) => void }) {
  const { i18n } = useTranslation()
  const [theme, choose] = useState(readTheme)
  return (
    <div className={styles.toolbar}>
      <SegmentedControl
        label="Téma"
        options={options(themes)}
        value={theme}
        onChange={next => {
          choose(next)
          applyTheme(next)
        }}
      />
      <SegmentedControl
        label="Nyelv"
        options={options({ hu: 'Magyar', en: 'English' })}
        value={i18n.language}
        onChange={language => void i18n.changeLanguage(language)}
      />
      <SegmentedControl label="Szélesség" options={options(widths)} value={width} onChange={onWidth} />
    </div>
  )
}
