import { useTranslation } from 'react-i18next'
import { showExport } from '#shared/attendance/contract/show-export.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { openFile } from '#web/ui/files/open-file.ts'
import styles from './ready-file.module.css'

/** Milliseconds between two looks at a file that is being made. */
const pause = 2000

/** A file that was asked for, to which the bell leads: how far it is, and its download. */
export function ReadyFile({ id }: { id: string }) {
  const { t } = useTranslation('payroll')
  const { moment } = useDates()
  const { data, error, mutate } = useApi(
    showExport,
    { path: { id } },
    { refreshInterval: reply => (reply?.data.state === 'running' ? pause : 0), dedupingInterval: 0 },
  )
  const file = data?.data

  /** The address that came with the page may be over by now. */
  async function download() {
    await toastOnError(async () => {
      const address = (await mutate())?.data.address
      if (address) openFile(address)
      else toast.error(t('fileGone'))
    })
  }

  if (error?.status === 404) return <Alert>{t('fileGone')}</Alert>
  if (!file) return null
  const { state, name, done, people } = file
  return (
    <div role="status">
      {state === 'running' && <Alert>{t('fileRunning', { name, done, people })}</Alert>}
      {state === 'failed' && <Alert tone="danger">{t('fileFailed', { name })}</Alert>}
      {state === 'ready' && (
        <Alert tone="success" title={t('fileReady', { name })}>
          <span className={styles.ready}>
            {t('validUntil', { at: moment(file.expires_at) })}
            <Button size="sm" icon="download" onPress={() => void download()}>
              {t('download')}
            </Button>
          </span>
        </Alert>
      )}
    </div>
  )
}
