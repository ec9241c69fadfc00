import { useTranslation } from 'react-i18next'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { untilInWords } from '#shared/words/say.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { SupportLink } from './support-link.tsx'
import { useLanguage } from '#web/ui/use-language.ts'

/** Tells somebody whose only company was deleted why there is none, and how it comes back. */
export function DeletedCompanyAlert({ company }: { company: NonNullable<CurrentUser['deleted_company']> }) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const until = untilInWords(company.restorable_until, language)
  return (
    <Alert tone="warning" title={t('deletedOf', { name: company.name })}>
      {t('deletedUntil', { until })} {t('deletedContact')} <SupportLink />
    </Alert>
  )
}
