import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listUsers } from '#shared/backoffice/contract/users/list-users.ts'
import type { UserRow } from '#shared/backoffice/contract/users/user-row.ts'
import { dayInBudapest } from '#shared/calendar/budapest-day.ts'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { personName } from '#web/ui/person/person-name.ts'
import { AreaPage } from '../frame/area-page.tsx'
import { GroupFilter, useGroup } from '../frame/group-filter.tsx'
import { PagedTable } from '../frame/paged-table.tsx'
import { SearchField, useSearch } from '../frame/search-field.tsx'
import { usePages } from '../frame/use-pages.ts'
import { UserState } from './user-state.tsx'
import record from '../frame/record.module.css'
import styles from './users.module.css'

const columnsOf = (
  t: TFunction<'usersadmin'>,
  language: string,
  medium: (day: string) => string,
): Column<UserRow>[] => [
  {
    id: 'name',
    title: t('name'),
    cell: user => {
      const name = personName(user, language)
      return (
        <>
          <Link to={`/admin/users/${user.id}`} className={record.name}>
            {name || user.email}
          </Link>
          {name && <span className={styles.email}>{user.email}</span>}
        </>
      )
    },
  },
  { id: 'state', title: t('state'), cell: user => <UserState user={user} /> },
  {
    id: 'created',
    isUnbroken: true,
    title: t('created'),
    isExtra: true,
    cell: ({ created_at }) => medium(dayInBudapest(created_at * 1000)),
  },
]

/** Everybody with an account, found by name or address; nobody is listed before one searches. */
export function UsersPage() {
  const { t, i18n } = useTranslation(['usersadmin', 'backoffice'])
  const { medium } = useDates()
  const q = useSearch()
  const group = useGroup()
  const pages = usePages(listUsers, { q, group })
  return (
    <AreaPage title={t('backoffice:users')} lead={t('lead')}>
      <PagedTable
        label={t('backoffice:users')}
        columns={columnsOf(t, i18n.language, medium)}
        pages={pages}
        nameOf={user => personName(user, i18n.language) || user.email}
        toolbar={
          <>
            <SearchField label={t('search')} placeholder={t('search')} />
            <GroupFilter />
          </>
        }
        empty={t('start')}
      />
    </AreaPage>
  )
}
