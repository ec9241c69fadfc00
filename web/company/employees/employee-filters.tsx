import { useTranslation } from 'react-i18next'
import { roleNames, roleName } from '#shared/contract/role.ts'
import { SegmentedControl } from '#web/ui/form/segmented-control/segmented-control.tsx'
import { Select } from '#web/ui/form/select/select.tsx'
import { TextField } from '#web/ui/form/text-field/text-field.tsx'
import { employeeStates, filtered, type Employee } from './employee.ts'
import styles from './employees.module.css'
import type { useListView } from './use-list-view.ts'

interface EmployeeFiltersProps {
  employees: readonly Employee[]
  groups: readonly { id: string; name: string }[]
  view: ReturnType<typeof useListView>
}

/** The value of a choice that filters nothing out. */
const every = 'every'
/** The choice of those who belong to no group, whose value in the address is empty. */
const none = 'none'

/** What the list is searched and filtered by; each state says how many it would show. */
export function EmployeeFilters({ employees, groups, view: { filter, searchKey, setParams } }: EmployeeFiltersProps) {
  const { t } = useTranslation('employees')
  const count = (over: object) => filtered(employees, { ...filter, ...over }).length
  const missing = count({ missing: true })
  return (
    <div className={styles.filters}>
      <TextField
        label={t('search')}
        isLabelHidden
        icon="search"
        placeholder={t('search')}
        // The field keeps what is typed: the address follows it a moment later.
        key={searchKey}
        defaultValue={filter.search ?? ''}
        onChange={typed => setParams({ search: typed || null }, { replace: true })}
      />
      <SegmentedControl
        label={t('state')}
        options={[
          { value: every, label: t('everyState') },
          ...employeeStates.map(state => ({ value: state, label: t(state), count: count({ state }) })),
        ]}
        value={filter.state ?? every}
        onChange={state => setParams({ state: state === every ? null : state })}
      />
      <Select
        label={t('group')}
        isLabelHidden
        value={filter.group === undefined ? every : filter.group || none}
        onChange={group => setParams({ group: group === every ? null : group === none ? '' : group })}
        options={[
          { value: every, label: t('everyGroup') },
          ...groups.map(({ id, name }) => ({ value: id, label: name })),
          { value: none, label: t('noGroup') },
        ]}
      />
      <Select
        label={t('role')}
        isLabelHidden
        value={filter.role === undefined ? every : roleName(filter.role)}
        onChange={role => setParams({ role: role === every ? null : role })}
        options={[{ value: every, label: t('everyRole') }, ...roleNames.map(name => ({ value: name, label: t(name) }))]}
      />
      {(missing > 0 || filter.missing) && (
        <button
          type="button"
          className={styles.gap}
          aria-pressed={filter.missing ?? false}
          onClick={() => setParams({ missing: filter.missing ? null : '1' })}
        >
          {t('missing')} <span className="tabular">{missing}</span>
        </button>
      )}
    </div>
  )
}
