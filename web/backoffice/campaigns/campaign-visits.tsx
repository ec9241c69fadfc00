import { useTranslation } from 'react-i18next'
import { listCampaignVisits, type CampaignVisitView } from '#shared/backoffice/contract/visits/list-campaign-visits.ts'
import { utmFields } from '#shared/site/visits/followed-campaign.ts'
import { csvOf, csvType } from '#shared/words/csv-of.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import { Select } from '#web/ui/form/select/select.tsx'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'
import { PagedTable } from '../frame/paged-table.tsx'
import { SearchField } from '../frame/search-field.tsx'
import { usePages } from '../frame/use-pages.ts'
import styles from './campaigns.module.css'

const devices = ['every', 'mobile', 'desktop'] as const

/** The single visits, the newest first, to be searched by what stands in them. */
export function CampaignVisits() {
  const { t } = useTranslation(['visits', 'backoffice'])
  const { query, setParams } = useQueryParams<'q' | 'device'>()
  const { moment, today } = useDates()
  const device = devices.find(one => one === query.get('device')) ?? 'every'
  const pages = usePages(listCampaignVisits, {
    q: query.get('q') ?? undefined,
    device: device === 'every' ? undefined : device,
  })

  const columns: Column<CampaignVisitView>[] = [
    { id: 'created_at', title: t('when'), isUnbroken: true, cell: visit => moment(visit.created_at) },
    { id: 'utm', title: t('utm'), cell: utmFieldsOf },
    { id: 'referer', title: t('referer'), cell: ({ referer }) => referer || t('backoffice:nothing'), isExtra: true },
    {
      id: 'device',
      title: t('device'),
      isUnbroken: true,
      cell: ({ is_mobile }) => t(is_mobile ? 'mobile' : 'desktop'),
    },
    {
      id: 'user_agent',
      title: t('userAgent'),
      cell: userAgentOf,
      isExtra: 'first',
    },
  ]

  function download() {
    const rows = (pages.rows ?? []).map(visit => [
      new Date(visit.created_at * 1000).toISOString(),
      ...utmFields.map(field => visit[field]),
      visit.referer,
      visit.user_agent,
      visit.is_mobile ? '1' : '0',
    ])
    const head = [t('when'), ...utmFields, 'referer', 'user_agent', 'is_mobile']
    saveFile(`${t('campaignVisitsFile')}-${today}.csv`, csvOf([head, ...rows]), csvType)
  }

  return (
    <section className={styles.visits}>
      <div className={styles.title}>
        <h2>{t('campaignVisits')}</h2>
        <Button size="sm" icon="download" isDisabled={!pages.rows?.length} onPress={download}>
          {t('downloadShown')}
        </Button>
      </div>
      <PagedTable
        label={t('campaignVisits')}
        columns={columns}
        pages={pages}
        nameOf={({ utm_campaign, utm_source }) => utm_campaign || utm_source}
        toolbar={
          <div className={styles.toolbar}>
            <SearchField label={t('searchVisits')} placeholder={t('searchVisits')} />
            <Select
              label={t('device')}
              value={device}
              onChange={chosen => setParams({ device: chosen === 'every' ? null : chosen })}
              options={devices.map(one => ({ value: one, label: t(one) }))}
            />
          </div>
        }
        tabs={['from', 'to']}
        empty={<p>{t('noCampaignVisits')}</p>}
      />
    </section>
  )
}

/** The fields that an advertisement has filled in. */
const utmFieldsOf = (visit: CampaignVisitView) => (
  <ul className={styles.fields}>
    {utmFields
      .filter(field => visit[field])
      .map(field => (
        <li key={field}>
          <small>{field.slice('utm_'.length)}</small> {visit[field]}
        </li>
      ))}
  </ul>
)

const userAgentOf = ({ user_agent }: CampaignVisitView) => <small className={styles.agent}>{user_agent}</small>
