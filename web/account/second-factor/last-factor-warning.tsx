import { useTranslation } from 'react-i18next'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'

/** What the loss of the last factor leads to, asked before it is removed. */
export function LastFactorWarning({ isRequired }: { isRequired: boolean }) {
  const { t } = useTranslation('security')
  return (
    <>
      <p>{t('lastFactorRemoved')}</p>
      {isRequired && <Alert tone="warning">{t('lastFactorRequired')}</Alert>}
    </>
  )
}
