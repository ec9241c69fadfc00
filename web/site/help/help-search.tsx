import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NativeIconButton } from '#web/ui/button/native-icon-button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import styles from './help-page.module.css'

interface HelpSearchProps {
  value: string
  onChange: (value: string) => void
}

export function HelpSearch({ value, onChange }: HelpSearchProps) {
  const { t } = useTranslation('help')
  const input = useRef<HTMLInputElement>(null)

  function clear() {
    onChange('')
    input.current?.focus()
  }

  return (
    <search className={styles.search}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {value !== '' && <NativeIconButton icon="x" name={t('clear')} onClick={clear} />}
    </search>
  )
}
