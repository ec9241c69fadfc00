import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CompanyRow } from '#shared/backoffice/contract/companies/company-row.ts'
import { companyStates, listCompanies } from '#shared/backoffice/contract/companies/list-companies.ts'
import { dayInBudapest } from '#shared/calendar/budapest-day.ts'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Select } from '#web/ui/form/select/select.tsx'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'
import { AreaPage } from '../frame/area-page.tsx'
import { GroupFilter, useGroup } from '../frame/group-filter.tsx'
import { PagedTable } from '../frame/paged-table.tsx'
import { SearchField, useSearch } from '../frame/search-field.tsx'
import { usePages } from '../frame/use-pages.ts'
import record from '../frame/record.module.css'
import { StandingLabel } from './standing-label.tsx'

const columnsOf = (t: TFunction<'companiesadmin'>, medium: (day: string) => string): Column<CompanyRow>[] => [
  {
    id: 'name',
    title: t('name'),
    cell: ({ id, name }) => (
      <Link to={`/admin/companies/${id}`} className={record.name}>
        {name}
      </Link>
    ),
  },
  { id: 'standing', title: t('standing'), cell: row => <StandingLabel company={row} /> },
  {
    id: 'until',
    title: t('until'),
    cell: ({ last_day, erase_on }) =>
      erase_on ? t('erasedFrom', { day: medium(erase_on) }) : last_day && medium(last_day),
  },
  { id: 'seats', title: t('seats'), align: 'end', cell: ({ seats }) => seats },
  {
    id: 'created',
    isUnbroken: true,
    title: t('created'),
    isExtra: true,
    cell: ({ created_at }) => medium(dayInBudapest(created_at * 1000)),
  },
]

/** Every company, found by its name. */
export function CompaniesPage() {
  const { t } = useTranslation(['companiesadmin', 'backoffice'])
  const { medium } = useDates()
  const { query, setParams } = useQueryParams<'state'>()
  const state = companyStates.find(one => one === query.get('state')) ?? 'live'
  const q = useSearch()
  const group = useGroup()
  const pages = usePages(listCompanies, q || group ? { q, group } : { state })

  const columns = columnsOf(t, medium)

  return (
    <AreaPage title={t('backoffice:companies')} lead={t('lead')}>
      <PagedTable
        label={t('backoffice:companies')}
        columns={columns}
        pages={pages}
        nameOf={({ name }) => name}
        toolbar={
          <>
            <SearchField label={t('search')} placeholder={t('search')} />
            <GroupFilter />
            <Select
              label={t('state')}
              isLabelHidden
              value={state}
              isDisabled={Boolean(q || group)}
              onChange={chosen => setParams({ state: chosen === 'live' ? null : chosen })}
              options={companyStates.map(value => ({ value, label: t(value === 'trial' ? 'endingTrials' : value) }))}
            />
          </>
        }
        tabs={['state']}
        empty={t(state === 'live' ? 'none' : `none_${state}`)}
      />
    </AreaPage>
  )
}
