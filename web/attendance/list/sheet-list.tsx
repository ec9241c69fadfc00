import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptAttendance } from '#shared/attendance/contract/accept-attendance.ts'
import { listSheets, type ListedSheet } from '#shared/attendance/contract/list-sheets.ts'
import { reopenAttendance } from '#shared/attendance/contract/reopen-attendance.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { Checkbox } from '#web/ui/form/checkbox/checkbox.tsx'
import { ReopenDialog } from '../aside/reopen-dialog.tsx'
import { SheetRow } from './sheet-row.tsx'
import { useChosen } from './use-chosen.ts'
import styles from './list.module.css'

interface SheetListProps {
  month: string
  /** The people of the page, in their order. */
  people: readonly { id: string; name: string }[]
}

/** The sheets of some people, of which several are accepted at once. */
export function SheetList({ month, people }: SheetListProps) {
  const { t } = useTranslation('sheetlist')
  const { data, error, mutate } = useApi(
    listSheets,
    { query: { month, ids: people.map(({ id }) => id).join(',') } },
    { keepPreviousData: true },
  )
  const accepting = useChange(acceptAttendance)
  const reopening = useChange(reopenAttendance)
  const [refused, refuse] = useState<readonly { name: string; error: string }[]>([])
  const [reopened, reopen] = useState<ListedSheet>()
  const sheets = people.flatMap(({ id }) => data?.data.find(({ user_id }) => user_id === id) ?? [])
  const { isChosen, chosen, choose, forget } = useChosen(sheets)
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const acceptable = sheets.filter(({ may }) => may.accept).map(({ user_id }) => user_id)

  async function accept() {
    await toastOnError(async () => {
      const { data: outcomes } = await accepting.change({ body: { month, user_ids: [...chosen] } })
      const count = outcomes.filter(({ is_accepted }) => is_accepted).length
      if (count) toast.success(t('acceptedNow', { count }))
      refuse(outcomes.flatMap(one => (one.error ? [{ name: names.get(one.user_id) ?? '', error: one.error }] : [])))
      forget()
    })
  }

  if (error && !data) return <LoadFailed title={t('loadFailed')} onRetry={() => void mutate()} />
  if (!data) return <SkeletonRows rows={8} />
  return (
    <>
      {refused.length > 0 && (
        <Alert tone="danger" title={t('notAccepted')}>
          <ul className={styles.refused}>
            {refused.map(one => (
              <li key={one.name}>{`${one.name}: ${one.error}`}</li>
            ))}
          </ul>
        </Alert>
      )}
      {acceptable.length > 0 && (
        <div className={styles.acts}>
          <Checkbox value={chosen.length === acceptable.length} onChange={isOn => choose(acceptable, isOn)}>
            {t('chooseAll')}
          </Checkbox>
          <Button
            variant="primary"
            isDisabled={chosen.length === 0}
            isPending={accepting.isChanging}
            onPress={() => void accept()}
          >
            {chosen.length ? t('accept', { count: chosen.length }) : t('acceptNone')}
          </Button>
        </div>
      )}
      {/* A wide table is scrolled with the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.frame} role="region" aria-label={t('title')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('choice')}</span>
              </th>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('month')}</th>
              <th scope="col" className={styles.number}>
                {t('hours')}
              </th>
              <th scope="col" className={styles.number}>
                {t('overtime')}
              </th>
              <th scope="col">{t('attention')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('acts')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sheets.map(sheet => (
              <SheetRow
                key={sheet.user_id}
                name={names.get(sheet.user_id) ?? ''}
                month={month}
                sheet={sheet}
                isChosen={isChosen(sheet)}
                onChoose={isOn => choose([sheet.user_id], isOn)}
                onReopen={() => reopen(sheet)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {reopened && (
        <ReopenDialog
          sheet={{ user_id: reopened.user_id, month, state: reopened.state }}
          name={names.get(reopened.user_id) ?? ''}
          steps={{
            reopen: async reason => {
              const { user_id } = reopened
              await reopening.change({ body: { user_id, month, ...(reason && { reason }) } })
            },
          }}
          onClose={() => reopen(undefined)}
        />
      )}
    </>
  )
}
