import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { endOtherSessions } from '#shared/account/contract/end-other-sessions.ts'
import { endSession } from '#shared/account/contract/end-session.ts'
import { listSessions, type SessionView } from '#shared/account/contract/list-sessions.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { RecordList } from '#web/ui/data/record-row/record-row.tsx'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { useRestoreFocus } from '#web/ui/feedback/dialog/use-restore-focus.ts'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { useIdentity } from '../second-factor/use-identity.tsx'
import { useDeviceName } from './device-name.ts'
import { SessionRow } from './session-row.tsx'
import styles from './sessions.module.css'

const currentFirst = (sessions: readonly SessionView[]) =>
  sessions.toSorted((one, other) => Number(other.is_current) - Number(one.is_current))

const ofDevice = { title: 'endTitle', end: 'end', what: 'endWhat', ended: 'ended' } as const
const ofAssistant = {
  title: 'disconnectTitle',
  end: 'disconnect',
  what: 'disconnectWhat',
  ended: 'disconnected',
} as const

/** The devices on which somebody is signed in, each of which can be signed out from here. */
export function SessionsCard() {
  const { t } = useTranslation('sessions')
  const deviceName = useDeviceName()
  const { data, error, mutate } = useApi(listSessions)
  const ending = useChange(endSession)
  const endingOthers = useChange(endOtherSessions)
  const { ask, dialog } = useQuestion()
  const identity = useIdentity()
  const opener = useRef<HTMLButtonElement>(null)
  useRestoreFocus(dialog !== undefined || identity.dialog !== undefined, data?.data.length, opener)

  /** Tells how it went, and reads the list again either way; nothing is told to whoever does not confirm who they are. */
  async function attempt(act: () => Promise<unknown>, done: string) {
    await toastOnError(async () => {
      if (await identity.confirmed(act)) toast.success(done)
    })
    await mutate()
  }

  async function end(session: SessionView) {
    const device = deviceName(session)
    const said = session.assistant ? ofAssistant : ofDevice
    const isSure = await ask({
      title: t(said.title, { device }),
      confirm: t(said.end),
      isDanger: true,
      children: <p>{t(said.what)}</p>,
    })
    if (isSure) await attempt(() => ending.change({ path: { id: session.id } }), t(said.ended, { device }))
  }

  async function endOthers() {
    const isSure = await ask({
      title: t('endOthersTitle'),
      confirm: t('endOthers'),
      isDanger: true,
      children: <p>{t('endOthersWhat')}</p>,
    })
    if (isSure) await attempt(() => endingOthers.change(), t('othersEnded'))
  }

  return (
    <Card title={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      {data ? (
        <RecordList label={t('title')}>
          {currentFirst(data.data).map(session => (
            <SessionRow key={session.id} session={session} onEnd={() => void end(session)} />
          ))}
        </RecordList>
      ) : error ? (
        <LoadFailed title={t('loadFailed')} onRetry={() => void mutate()} />
      ) : (
        <SkeletonRows rows={2} />
      )}
      {data && data.data.length > 1 && (
        <div className={styles.all}>
          <Button ref={opener} isPending={endingOthers.isChanging} onPress={() => void endOthers()}>
            {t('endOthers')}
          </Button>
        </div>
      )}
      {dialog}
      {identity.dialog}
    </Card>
  )
}
