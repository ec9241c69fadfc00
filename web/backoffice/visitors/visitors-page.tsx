import { useTranslation } from 'react-i18next'
import { showVisitors } from '#shared/backoffice/contract/visits/show-visitors.ts'
import { csvOf, csvType } from '#shared/words/csv-of.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LineChart } from '#web/ui/chart/line-chart/line-chart.tsx'
import { StatTile, StatTiles } from '#web/ui/data/stat-tile/stat-tile.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'
import { AreaPage } from '../frame/area-page.tsx'
import charts from '../frame/charts.module.css'
import { PeriodFields } from './period-fields.tsx'
import { periodIn } from './period.ts'

/** How many people look at the public site, day by day. */
export function VisitorsPage() {
  const { t, i18n } = useTranslation(['visits', 'backoffice'])
  const { query } = useQueryParams()
  const { today } = useDates()
  const period = periodIn(query, today)
  const { data: reply, error, mutate } = useApi(showVisitors, { query: period }, { keepPreviousData: true })
  const days = reply?.data
  // Where nobody has looked, a flat line would say less than a sentence.
  const shown = days?.some(({ page_views }) => page_views > 0) ? days : []
  const figures = new Intl.NumberFormat(i18n.language)
  const sum = (name: 'page_views' | 'unique_visitors') =>
    days && figures.format(days.reduce((all, day) => all + day[name], 0))

  function download() {
    const rows = (days ?? []).map(({ date, page_views, unique_visitors }) => [
      date,
      String(page_views),
      String(unique_visitors),
    ])
    const name = `${t('visitorsFile')}-${period.from}-${period.to}.csv`
    saveFile(name, csvOf([[t('day'), t('pageViews'), t('uniqueVisitors')], ...rows]), csvType)
  }

  return (
    <AreaPage
      title={t('backoffice:visitors')}
      lead={t('visitorsLead')}
      actions={
        <Button icon="download" isDisabled={!days} onPress={download}>
          {t('download')}
        </Button>
      }
    >
      <PeriodFields period={period} />
      {error && !days && <LoadFailed title={t('backoffice:loadFailed')} onRetry={() => void mutate()} />}
      <StatTiles>
        <StatTile label={t('pageViews')} value={sum('page_views')} />
        <StatTile label={t('uniqueVisitors')} value={sum('unique_visitors')} />
      </StatTiles>
      {days ? (
        <div className={charts.charts}>
          <LineChart
            title={t('visitorsChart')}
            note={t('perDay')}
            dayHead={t('day')}
            days={shown.map(({ date }) => date)}
            series={[
              { name: t('pageViews'), values: shown.map(day => day.page_views) },
              { name: t('uniqueVisitors'), values: shown.map(day => day.unique_visitors) },
            ]}
            empty={t('noVisits')}
          />
        </div>
      ) : (
        !error && <SkeletonRows rows={8} />
      )}
    </AreaPage>
  )
}
