import { useTranslation } from 'react-i18next'
import { exportData } from '#shared/account/contract/export-data.ts'
import { showDataExport, type DataExportView } from '#shared/account/contract/show-data-export.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { useMe } from '#web/api/use-me.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { openFile } from '#web/ui/files/open-file.ts'
import { useIdentity } from '../second-factor/use-identity.tsx'
import { sizeInWords } from '#web/ui/files/size-in-words.ts'
import styles from './own-data.module.css'

/** Milliseconds between two looks at an export that is being made. */
const pause = 2000

/** Everything that is kept about somebody, in a file that they ask for and download within a day. */
export function OwnDataCard() {
  const { t } = useTranslation('owndata')
  const { data, error, mutate } = useApi(showDataExport, undefined, {
    refreshInterval: reply => (reply?.data?.state === 'running' ? pause : 0),
    dedupingInterval: 0,
  })
  const { change, isChanging } = useChange(exportData)
  const { confirmed, dialog } = useIdentity()
  const made = data?.data

  async function ask() {
    await toastOnError(() => confirmed(() => change()))
    await mutate()
  }

  /** The address that came with the page may be over by now. */
  async function download() {
    await toastOnError(async () => {
      const address = (await mutate())?.data?.address
      if (address) openFile(address)
      else toast.error(t('gone'))
    })
  }

  return (
    <Card title={t('title')}>
      <div className={styles.card}>
        <p className={styles.quiet}>{t('lead')}</p>
        {data ? <State made={made ?? null} /> : error ? null : <SkeletonRows rows={1} />}
        {error && !data && <LoadFailed title={t('loadFailed')} onRetry={() => void mutate()} />}
        {data && made?.state !== 'running' && (
          <div className={styles.actions}>
            {made?.state === 'ready' && <DownloadButton size={made.size} onPress={() => void download()} />}
            <Button isPending={isChanging} onPress={() => void ask()}>
              {t(made ? 'askAgain' : 'ask')}
            </Button>
          </div>
        )}
      </div>
      {dialog}
    </Card>
  )
}

/** How far it has come; each change is heard. */
function State({ made }: { made: DataExportView | null }) {
  const { t } = useTranslation('owndata')
  const { moment } = useDates()
  const isTold = useMe()?.is_email_confirmed
  return (
    <div role="status">
      {made?.state === 'running' && <p>{t(isTold ? 'runningEmail' : 'running')}</p>}
      {made?.state === 'ready' && <p>{t('ready', { until: moment(made.expires_at ?? 0) })}</p>}
      {made?.state === 'failed' && <Alert tone="danger">{t('failed')}</Alert>}
    </div>
  )
}

function DownloadButton({ size, onPress }: { size: number | null; onPress: () => void }) {
  const { t, i18n } = useTranslation('owndata')
  return (
    <Button variant="primary" icon="download" onPress={onPress}>
      {t('download', { size: sizeInWords(size ?? 0, i18n.language) })}
    </Button>
  )
}
