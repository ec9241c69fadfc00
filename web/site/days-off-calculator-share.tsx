import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NativeButton } from '#web/ui/button/native-button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import styles from './days-off-calculator.module.css'

/** The ways to take the result along. */
export function CalculatorShare({ search }: { search: string }) {
  const { t } = useTranslation('calculator')
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname + search)
      setOutcome('copied')
    } catch {
      setOutcome('copyFailed')
    }
  }

  return (
    <div className={styles.share}>
      <NativeButton onClick={() => void copy()}>
        <Icon name="copy" size="sm" /> {t('copyLink')}
      </NativeButton>
      <NativeButton onClick={() => print()}>{t('print')}</NativeButton>
      <span role="status">{outcome && t(outcome)}</span>
    </div>
  )
}
