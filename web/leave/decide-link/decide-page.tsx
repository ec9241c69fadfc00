import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showDecision, type DecisionView } from '#shared/notifications/contract/show-decision.ts'
import { useApi } from '#web/api/use-api.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { personName } from '#web/ui/person/person-name.ts'
import { DecideFacts } from './decide-facts.tsx'
import { DecideForm, type Decided } from './decide-form.tsx'

interface DecidePageProps {
  token: string
  /** The button of the email that led here. */
  wanted: Decided
}

/** Where somebody decides on one request by the link of an email, with a press and without signing in. */
export function DecidePage({ token, wanted }: DecidePageProps) {
  const { t, i18n } = useTranslation(['links', 'common'])
  const { data, error, mutate } = useApi(showDecision, token ? { query: { token } } : null)
  const [decided, setDecided] = useState<Decided>()

  if (error && (error.status === 0 || error.status >= 500 || error.status === 429))
    return (
      <>
        <h1>{t('common:errorOccurred')}</h1>
        <p>{error.message}</p>
        <Button onPress={() => void mutate()}>{t('common:reload')}</Button>
      </>
    )
  if (error || !token)
    return (
      <>
        <h1>{t('decideTitle')}</h1>
        <Alert tone="danger" title={t('linkOverTitle')} takesFocus>
          {t('decideOver')}
        </Alert>
        <ToDashboard />
      </>
    )
  if (!data) return <SkeletonRows rows={4} />
  const request = data.data
  const name = personName(request.user, i18n.language)
  return (
    <>
      <h1>{t('decideOn', { name, type: request.type.label })}</h1>
      {decided ? (
        <Alert tone="success" title={t(decided === 'approved' ? 'decideApproved' : 'decideDenied')} takesFocus>
          {t('decideTold', { name })}
        </Alert>
      ) : (
        <Over request={request} />
      )}
      <DecideFacts request={request} />
      {decided || request.status !== 'pending' ? (
        <ToDashboard />
      ) : (
        <DecideForm
          key={request.version}
          token={token}
          version={request.version}
          wanted={wanted}
          onDecided={setDecided}
          onConflict={() => void mutate()}
        />
      )}
    </>
  )
}

const sentences = { approved: 'decidedApproved', denied: 'decidedDenied', cancelled: 'decidedCancelled' } as const

const automaticSentences = {
  outside_employment: 'decidedOutsideEmployment',
  without_working_days: 'decidedWithoutWorkingDays',
} as const

/** Who has decided already, and when. */
function Over({ request: { status, over } }: { request: DecisionView }) {
  const { t, i18n } = useTranslation(['links', 'common'])
  const { moment } = useDates()
  if (status === 'pending' || !over) return null
  return (
    <Alert tone="info" title={t('decidedTitle')} takesFocus>
      {t(over.automatic ? automaticSentences[over.automatic] : sentences[status], {
        name: personName(over.by, i18n.language),
        at: moment(over.at),
      })}
    </Alert>
  )
}

function ToDashboard() {
  const { t } = useTranslation('links')
  return (
    <LinkButton to="/dashboard" size="lg" wide>
      {t('toDashboard')}
    </LinkButton>
  )
}
