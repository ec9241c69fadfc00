import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { monthOf } from '#shared/calendar/day.ts'
import { exportPayroll } from '#shared/attendance/contract/export-payroll.ts'
import { previewPayroll } from '#shared/attendance/contract/preview-payroll.ts'
import { payrollContents, type PayrollContent } from '#shared/attendance/payroll/model.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { SegmentedControl } from '#web/ui/form/segmented-control/segmented-control.tsx'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'
import { PayrollForm, type Asked } from './payroll-form.tsx'
import { PayrollHistory } from './payroll-history.tsx'
import { PayrollPreview } from './payroll-preview.tsx'
import { PayrollSettings } from './payroll-settings.tsx'
import styles from './payroll.module.css'
import { periodIn, periodInName } from './period.ts'
import { ReadyFile } from '../ready-file.tsx'
import { useFileDownload } from '#web/api/use-file-download.ts'

/** The payroll of a period: what stands in the file, seen before it is downloaded. */
export function PayrollPage() {
  const { t } = useTranslation('payroll')
  const { today } = useDates()
  const { query, setParams } = useQueryParams<'from' | 'to' | 'group' | 'ids' | 'file'>()
  const [contents, setContents] = useState<readonly PayrollContent[]>(payrollContents)
  const [format, setFormat] = useState<Asked['format']>('csv')
  const [looked, look] = useState<PayrollContent>('summary')
  const period = periodIn(query, today)
  const group = query.get('group')
  const ids = query.get('ids')?.split(',').filter(Boolean) ?? null
  const isNobody = ids?.length === 0
  const file = query.get('file')
  const of = {
    from: period.from_date,
    to: period.to_date,
    ...(group && { group }),
    ...(ids?.length && { ids: ids.join(',') }),
  }
  const { data, error, mutate } = useApi(previewPayroll, isNobody ? null : { query: of }, {
    keepPreviousData: true,
  })
  const view = data?.data
  const { change: ask } = useChange(exportPayroll)
  const { download, isPending } = useFileDownload(id => setParams({ file: id }))

  function change({
    period: days,
    group: chosen,
    ids: named,
    contents: chosenContents,
    format: chosenFormat,
  }: Partial<Asked>) {
    if (days) setParams({ from: days.from_date, to: days.to_date })
    if (chosen !== undefined || named !== undefined)
      setParams({ group: chosen ?? null, ids: named ? named.join(',') : null })
    if (chosenContents) setContents(chosenContents)
    if (chosenFormat) setFormat(chosenFormat)
  }

  const ending = format === 'csv' && contents.length > 1 ? 'zip' : format
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {file && <ReadyFile id={file} />}
      <div className={styles.columns}>
        <div className={styles.side}>
          <PayrollForm
            asked={{ period, group, ids, contents, format }}
            people={isNobody ? 0 : view?.people}
            isPending={isPending}
            onChange={change}
            onDownload={() =>
              // Each download is one of its own, also of the same days.
              void download(() =>
                ask({ query: { ...of, format, contents: contents.join(',') } }, { retryKey: crypto.randomUUID() }),
              )
            }
          />
          {view && <PayrollSettings columns={view.columns} codes={view.codes} />}
          {view && <PayrollHistory history={view.history} />}
        </div>
        <div className={styles.main}>
          <div className={styles.bar}>
            <SegmentedControl
              label={t('contents')}
              options={[
                { value: 'summary', label: t('summary'), ...(view && { count: view.people }) },
                { value: 'absences', label: t('absences'), ...(view && { count: view.absences.length }) },
                { value: 'changes', label: t('changes'), ...(view && { count: view.changes.length }) },
              ]}
              value={looked}
              onChange={look}
            />
            <span className={styles.quiet}>{`${t('payrollFile')}-${periodInName(period)}.${ending}`}</span>
          </div>
          {view ? (
            <PayrollPreview
              view={view}
              content={looked}
              sheetsPage={`/company/attendance?month=${monthOf(period.to_date)}`}
            />
          ) : error ? (
            <LoadFailed title={error.message || t('loadFailed')} onRetry={() => void mutate()} />
          ) : (
            <SkeletonRows rows={8} />
          )}
        </div>
      </div>
    </div>
  )
}
