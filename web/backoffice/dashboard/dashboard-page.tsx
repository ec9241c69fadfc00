import { useTranslation } from 'react-i18next'
import { showDashboard } from '#shared/backoffice/contract/dashboard/show-dashboard.ts'
import type { ReplyOf } from '#shared/contract/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { LineChart } from '#web/ui/chart/line-chart/line-chart.tsx'
import { StatTile, StatTiles } from '#web/ui/data/stat-tile/stat-tile.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { AreaPage } from '../frame/area-page.tsx'
import charts from '../frame/charts.module.css'
import styles from './dashboard.module.css'
import { TrialsCard } from './trials-card.tsx'

type Days = ReplyOf<typeof showDashboard>['data']['days']

/** What happens in the service, and whose trial ends next. */
export function DashboardPage() {
  const { t } = useTranslation(['dashboardadmin', 'backoffice'])
  const { data: reply, error, mutate } = useApi(showDashboard)
  const shown = reply?.data
  return (
    <AreaPage title={t('backoffice:dashboard')} lead={t('lead')}>
      {error && !shown && <LoadFailed title={t('backoffice:loadFailed')} onRetry={() => void mutate()} />}
      <Tiles days={shown?.days} />
      {shown && (
        <>
          <div className={charts.charts}>
            <Charts days={shown.days} />
          </div>
          <TrialsCard trials={shown.trials} more={shown.more} />
        </>
      )}
      {!shown && !error && <SkeletonRows rows={8} />}
    </AreaPage>
  )
}

/** The figures of the last morning on which it was counted, and the sums of the days. */
function Tiles({ days }: { days: Days | undefined }) {
  const { t, i18n } = useTranslation('dashboardadmin')
  const figures = new Intl.NumberFormat(i18n.language)
  const counted = days?.findLast(({ companies }) => companies !== null)
  const latest = (name: 'companies' | 'members') => days && (counted ? figures.format(counted[name] ?? 0) : '–')
  const sum = (name: 'requests' | 'mail_failures') =>
    days && figures.format(days.reduce((all, day) => all + day[name], 0))
  return (
    <>
      <StatTiles>
        <StatTile label={t('companies')} value={latest('companies')} />
        <StatTile label={t('members')} value={latest('members')} />
        <StatTile label={t('requests')} value={sum('requests')} />
        <StatTile label={t('failures')} value={sum('mail_failures')} />
      </StatTiles>
      {days && !counted && <p className={styles.quiet}>{t('notYet')}</p>}
    </>
  )
}

function Charts({ days }: { days: Days }) {
  const { t } = useTranslation('dashboardadmin')
  const counted = days.filter(({ members }) => members !== null)
  return (
    <>
      <LineChart
        title={t('requestsChart')}
        note={t('perDay')}
        dayHead={t('day')}
        isLastOpen
        days={days.map(({ date }) => date)}
        series={[{ name: t('requestsChart'), values: days.map(({ requests }) => requests) }]}
        empty={t('notCounted')}
      />
      <LineChart
        title={t('membersChart')}
        note={t('everyMorning')}
        dayHead={t('day')}
        days={counted.map(({ date }) => date)}
        series={[{ name: t('members'), values: counted.map(({ members }) => members ?? 0) }]}
        empty={t('notCounted')}
      />
    </>
  )
}
