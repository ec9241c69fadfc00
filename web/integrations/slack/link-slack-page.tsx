import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '#shared/contract/client.ts'
import { linkSlack } from '#shared/integrations/contract/slack/link-slack.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import styles from './slack.module.css'

/** Where somebody says, by the link from Slack and with a press, that its user is them. */
export function LinkSlackPage({ token }: { token: string }) {
  const { t } = useTranslation('slack')
  const { change, isChanging } = useChange(linkSlack)
  const [team, setTeam] = useState<string>()
  const [refusal, refuse] = useState<string>()

  async function link() {
    refuse(undefined)
    try {
      setTeam((await change({ body: { token } })).data.team)
    } catch (error) {
      refuse((error as ApiError).message)
    }
  }

  return (
    <div className={styles.stack}>
      <h1>{t('linkTitle')}</h1>
      <Card>
        <div className={styles.stack}>
          {team === undefined ? (
            <>
              {refusal !== undefined && (
                <Alert tone="danger" takesFocus>
                  {refusal}
                </Alert>
              )}
              <p>{t('linkLead')}</p>
              <p className={styles.quiet}>{t('linkWarning')}</p>
              <div className={styles.actions}>
                <Button variant="primary" isPending={isChanging} onPress={() => void link()}>
                  {t('link')}
                </Button>
              </div>
            </>
          ) : (
            <Alert tone="success" title={t('linked', { team })} takesFocus>
              {t('linkedNext')}
            </Alert>
          )}
        </div>
      </Card>
    </div>
  )
}
