import { useTranslation } from 'react-i18next'
import { listCampaigns, type CampaignView } from '#shared/backoffice/contract/visits/list-campaigns.ts'
import { csvOf, csvType } from '#shared/words/csv-of.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import { StatTile, StatTiles } from '#web/ui/data/stat-tile/stat-tile.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'
import { AreaPage } from '../frame/area-page.tsx'
import { PeriodFields } from '../visitors/period-fields.tsx'
import { periodIn } from '../visitors/period.ts'
import { CampaignVisits } from './campaign-visits.tsx'

/** To how many visits each advertisement has led, and what those visits say. */
export function CampaignsPage() {
  const { t, i18n } = useTranslation(['visits', 'backoffice'])
  const { query } = useQueryParams()
  const { today, medium } = useDates()
  const period = periodIn(query, today)
  const { data: reply, error, mutate } = useApi(listCampaigns, { query: period }, { keepPreviousData: true })
  const rows = reply?.data
  const figures = new Intl.NumberFormat(i18n.language)
  const sum = (name: 'visits' | 'mobile_visits') => rows?.reduce((all, row) => all + row[name], 0)
  const [visits, mobile] = [sum('visits'), sum('mobile_visits')]

  const columns: Column<CampaignView>[] = [
    { id: 'utm_campaign', title: t('campaign'), cell: row => row.utm_campaign || t('backoffice:nothing') },
    { id: 'utm_source', title: t('source'), cell: row => row.utm_source || t('backoffice:nothing') },
    { id: 'utm_medium', title: t('medium'), cell: row => row.utm_medium || t('backoffice:nothing') },
    { id: 'visits', title: t('visits'), align: 'end', cell: row => figures.format(row.visits) },
    { id: 'mobile_visits', title: t('mobileVisits'), align: 'end', cell: row => figures.format(row.mobile_visits) },
    { id: 'last_day', title: t('lastDay'), cell: row => medium(row.last_day), isUnbroken: true, isExtra: true },
  ]

  function download() {
    const cells = (rows ?? []).map(row => [
      row.utm_source,
      row.utm_medium,
      row.utm_campaign,
      String(row.visits),
      String(row.mobile_visits),
      row.last_day,
    ])
    const head = ['utm_source', 'utm_medium', 'utm_campaign', t('visits'), t('mobileVisits'), t('lastDay')]
    saveFile(`${t('campaignsFile')}-${period.from}-${period.to}.csv`, csvOf([head, ...cells]), csvType)
  }

  return (
    <AreaPage
      title={t('backoffice:campaigns')}
      lead={t('campaignsLead')}
      actions={
        <Button icon="download" isDisabled={!rows?.length} onPress={download}>
          {t('download')}
        </Button>
      }
    >
      <PeriodFields period={period} />
      <StatTiles>
        <StatTile label={t('campaigns')} value={reply && figures.format(reply.total)} />
        <StatTile label={t('visits')} value={visits === undefined ? undefined : figures.format(visits)} />
        <StatTile
          label={t('mobileShare')}
          value={visits === undefined ? undefined : `${visits ? Math.round((100 * (mobile ?? 0)) / visits) : 0}%`}
        />
      </StatTiles>
      <DataTable
        label={t('campaigns')}
        columns={columns}
        rows={error ? undefined : rows}
        nameOf={({ utm_campaign, utm_source }) => utm_campaign || utm_source}
        empty={<p>{t('noCampaigns')}</p>}
        {...(error && { error: error.message || t('backoffice:loadFailed'), onRetry: () => void mutate() })}
      />
      <CampaignVisits />
    </AreaPage>
  )
}
