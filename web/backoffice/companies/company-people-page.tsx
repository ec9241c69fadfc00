import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { showCompanyAccount } from '#shared/backoffice/contract/companies/show-company-account.ts'
import { viewCompany } from '#shared/backoffice/contract/companies/view-company.ts'
import { useApi } from '#web/api/use-api.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { useAreaParams } from '../frame/area-params.ts'
import { AreaPage } from '../frame/area-page.tsx'
import { PagedTable } from '../frame/paged-table.tsx'
import { RecordPending } from '../frame/record-pending.tsx'
import { usePages, type RowOf } from '../frame/use-pages.ts'
import record from '../frame/record.module.css'

type Person = RowOf<typeof viewCompany>

const columnsOf = (t: TFunction<'companiesadmin'>, language: string): Column<Person>[] => [
  {
    id: 'name',
    title: t('person'),
    cell: person => (
      <>
        <span className={record.name}>{personName(person, language) || person.email}</span>
        <br />
        <span className={record.quiet}>{person.email}</span>
      </>
    ),
  },
  { id: 'role', title: t('role'), cell: ({ role }) => t(`role_${role as 1 | 2 | 3}`) },
  { id: 'state', title: t('state'), cell: ({ status }) => t(`status_${status as 'active'}`) },
  { id: 'approvers', title: t('approvers'), align: 'end', cell: ({ approvers }) => approvers },
]

/** The people of a company as support sees them: read-only, under a banner that says so. */
export function CompanyPeoplePage() {
  const { t, i18n } = useTranslation(['companiesadmin', 'backoffice'])
  const { id = '' } = useAreaParams()
  const { data, error, mutate } = useApi(showCompanyAccount, { path: { id } })
  const pages = usePages(viewCompany, {}, { path: { id } })

  const columns = columnsOf(t, i18n.language)
  const list = { to: '/admin/companies', label: t('back') }
  if (!data) return <RecordPending area="companies" list={list} error={error} onRetry={() => void mutate()} />
  const { name } = data.data

  return (
    <AreaPage
      title={name}
      actions={
        <LinkButton to={`/admin/companies/${id}`} variant="quiet" icon="arrow-left">
          {t('account')}
        </LinkButton>
      }
    >
      <Alert tone="warning" title={t('viewing', { name })}>
        {t('viewingWhy')}
      </Alert>
      <PagedTable
        label={t('people')}
        columns={columns}
        pages={pages}
        nameOf={person => personName(person, i18n.language) || person.email}
        empty={t('none')}
      />
    </AreaPage>
  )
}
