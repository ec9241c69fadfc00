import { useTranslation } from 'react-i18next'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { useCopy } from '#web/ui/clipboard/use-copy.ts'
import styles from './api.module.css'

interface CodeBlockProps {
  /** What it is, for the name of its button. */
  label: string
  text: string
}

/** Text for a program or a shell, which one button copies. */
export function CodeBlock({ label, text }: CodeBlockProps) {
  const { t } = useTranslation('api')

  const copy = useCopy()

  return (
    <div className={styles.block}>
      {/* It scrolls sideways, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="group" aria-label={label}>
        <code>{text}</code>
      </pre>
      <IconButton
        icon="copy"
        name={t('copy', { what: label })}
        onPress={() => void copy(text, { copied: t('copied', { what: label }) })}
      />
    </div>
  )
}
