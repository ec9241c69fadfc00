import { useTranslation } from 'react-i18next'
import { callsPerMinute } from '#shared/contract/api-key.ts'
import { Link } from 'react-router'
import { Card } from '#web/ui/card/card.tsx'

/** Where whoever writes a program finds what a key can call. */
export function ApiDocsCard() {
  const { t } = useTranslation('integrations')
  return (
    <Card title={t('docs')} lead={t('docsLead', { calls: callsPerMinute })}>
      <p>
        <Link to="/company/integrations/api">{t('openDocs')}</Link>
      </p>
    </Card>
  )
}
