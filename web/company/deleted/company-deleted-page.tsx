import { useTranslation } from 'react-i18next'
import type { Day } from '#shared/calendar/day.ts'
import { untilInWords } from '#shared/words/say.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { SupportLink } from './support-link.tsx'
import { useLanguage } from '#web/ui/use-language.ts'

/** Confirms that a company is deleted, and can be restored until a day. */
export function CompanyDeletedPage({ until }: { until: Day }) {
  const { t } = useTranslation(['company', 'common'])
  const language = useLanguage()
  return (
    <>
      <h1>{t('deletedTitle')}</h1>
      <Alert tone="success" title={t('deletedNow')} takesFocus>
        {t('deletedSignedOut')}
      </Alert>
      <p>{t('deletedUntil', { until: untilInWords(until, language) })}</p>
      <p>
        {t('deletedContact')} <SupportLink />
      </p>
      <LinkButton to="/login" size="lg" wide>
        {t('deletedSignIn')}
      </LinkButton>
    </>
  )
}
