import { useTranslation } from 'react-i18next'
import { showSlackLink } from '#shared/integrations/contract/slack/show-slack-link.ts'
import { unlinkSlack } from '#shared/integrations/contract/slack/unlink-slack.ts'
import { people } from '#shared/people/contract.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { useRestoreFocus } from '#web/ui/feedback/dialog/use-restore-focus.ts'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import styles from './slack.module.css'

/** That a user of Slack is linked with the reader, who unlinks it; nothing where none is. */
export function SlackUserCard() {
  const isMember = Boolean(useApi(people.showMe).data?.data.selected_company)
  return isMember ? <LinkedUser /> : null
}

function LinkedUser() {
  const { t } = useTranslation('slackuser')
  const { moment } = useDates()
  const { data, error, mutate } = useApi(showSlackLink)
  const { change } = useChange(unlinkSlack)
  const { ask, dialog } = useQuestion()
  const link = data?.data
  useRestoreFocus(dialog !== undefined, link ? 1 : 0)

  async function unlink() {
    const children = <p>{t('unlinkWhat')}</p>
    if (!(await ask({ title: t('unlinkTitle'), confirm: t('unlink'), isDanger: true, children }))) return
    await toastOnError(async () => {
      await change()
      await mutate({ data: null }, { revalidate: false })
      toast.success(t('unlinked'))
    })
  }

  if (!data && error)
    return (
      <Card title={t('title')}>
        <LoadFailed title={t('loadFailed')} onRetry={() => void mutate()} />
      </Card>
    )
  if (!link) return null
  return (
    <Card title={t('title')} lead={t('lead')}>
      <div className={styles.actions}>
        <div>
          <div>{t('linked', { team: link.team })}</div>
          {link.linked_at !== null && (
            <div className={styles.quiet}>{t('since', { date: moment(link.linked_at) })}</div>
          )}
        </div>
        <Button size="sm" onPress={() => void unlink()}>
          {t('unlink')}
        </Button>
      </div>
      {dialog}
    </Card>
  )
}
