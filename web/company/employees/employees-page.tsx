import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import { StillLoading } from '#web/ui/feedback/skeleton/still-loading.tsx'
import { Pagination } from '#web/ui/data/pagination/pagination.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { BulkActions } from './bulk/bulk-actions.tsx'
import { Bulk } from './bulk/bulk.tsx'
import type { BulkView } from './bulk/use-bulk-request.ts'
import { DownloadMenu } from './download/download-menu.tsx'
import { useEmployeeColumns } from './employee-columns.tsx'
import { EmployeeFilters } from './employee-filters.tsx'
import { filtered, isByBalance, pageOf, pageSize, sorted, type Employee } from './employee.ts'
import styles from './employees.module.css'
import { InviteDialog } from './invite-dialog.tsx'
import { useBalances } from './use-balances.ts'
import { useEmployeeActs } from './use-employee-acts.tsx'
import { useEmployees } from './use-employees.ts'
import { useListView } from './use-list-view.ts'

/** R18 The people of the company, for its administrators. */
export function EmployeesPage() {
  const { t, i18n } = useTranslation('employees')
  const { employees, groups, error, reload } = useEmployees()
  const view = useListView()
  const { search, state, group, role, missing } = view.filter
  const [isInviting, setInviting] = useState(false)
  const { menu, dialog } = useEmployeeActs(employees ?? [])
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const [inView, setInView] = useState<readonly string[]>([])
  const [changes, setChanges] = useState(0)
  const { balances, isLoading: isOrdering } = useBalances({
    inView,
    // Letters that are typed leave out some of them, and ask for nothing.
    everybody: isByBalance(view.sort)
      ? filtered(employees ?? [], { ...view.filter, search: '' }).flatMap(({ id, missing: unknown }) =>
          unknown.length ? [] : id,
        )
      : [],
    changes,
  })
  // The order stands until all of it is known, so that no row moves twice.
  const known = isByBalance(view.sort) && !isOrdering ? balances : undefined
  const found = useMemo(
    () =>
      employees && sorted(filtered(employees, view.filter), view.sort, i18n.language, ({ id }) => known?.get(id)?.left),
    // oxlint-disable-next-line react/exhaustive-deps -- the filter is a new object each time, of the same values
    [employees, search, state, group, role, missing, view.sort, i18n.language, known],
  )
  const [begun, setBegun] = useState<string>()
  const columns = useEmployeeColumns(balances, search)
  const shown = found && pageOf(found, view.page)
  const chosen = (found ?? []).filter(({ id }) => selected.has(id))
  const isPageChosen = shown?.rows.every(({ id }) => selected.has(id)) ?? false

  /** For whom it failed stay chosen, so that the same can be tried again. */
  function over({ bulk_id, results = [] }: BulkView) {
    setChanges(changes + 1)
    if (bulk_id === begun && selected.size === 0)
      select(new Set(results.flatMap(({ user_id, errors }) => (errors ? user_id : []))))
  }

  return (
    <section className={styles.page} aria-labelledby="employees">
      <header className={styles.header}>
        <h1 id="employees">
          {t('title')} {employees && <span className={styles.count}>{employees.length}</span>}
        </h1>
        <LinkButton to={view.bulkAt('all')} variant="quiet" icon="clock">
          {t('bulkListOpen')}
        </LinkButton>
        <DownloadMenu employees={found ?? []} />
        <LinkButton to="/company/employees/import" icon="upload">
          {t('import')}
        </LinkButton>
        <Button variant="primary" icon="user-plus" onPress={() => setInviting(true)}>
          {t('invite')}
        </Button>
      </header>
      <DataTable<Employee>
        label={t('title')}
        columns={columns}
        rows={shown?.rows}
        nameOf={({ name }) => name}
        sort={view.sort}
        onSort={sort => view.setParams({ sort })}
        isBusy={isOrdering}
        menu={menu}
        onView={setInView}
        selected={selected}
        onSelect={select}
        chosenInAll={chosen.length}
        bulkActions={
          <BulkActions
            chosen={chosen}
            employees={employees ?? []}
            groups={groups}
            {...(isPageChosen &&
              chosen.length < found!.length && {
                all: found!.length,
                onAll: () => select(new Set(found!.map(({ id }) => id))),
              })}
            onBegun={bulk => {
              select(new Set())
              setBegun(bulk)
              view.setParams({ bulk })
            }}
          />
        }
        toolbar={
          employees ? <EmployeeFilters employees={employees} groups={groups} view={view} /> : !error && <StillLoading />
        }
        empty={
          <EmptyState icon="users" title={t(view.isFiltered ? 'noneLikeThis' : 'none')}>
            {view.isFiltered && <Button onPress={() => view.clear()}>{t('clearFilters')}</Button>}
          </EmptyState>
        }
        {...(error && !employees && { error: t('loadFailed'), onRetry: reload })}
      />
      {shown && (
        <Pagination
          {...(shown.page > 1 && { previous: view.pageAt(shown.page - 1) })}
          {...(shown.page < shown.pages && { next: view.pageAt(shown.page + 1) })}
          shown={t('range', {
            from: shown.from + 1,
            to: Math.min(shown.from + pageSize, found.length),
            total: found.length,
          })}
        />
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {dialog}
      <Bulk begun={begun} view={view} employees={employees ?? []} groups={groups} onOver={over} />
    </section>
  )
}
