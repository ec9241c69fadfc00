import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { MissingFact } from '#shared/company/model.ts'
import { roleName, roles } from '#shared/contract/role.ts'
import type { PersonBalance } from '#shared/leave/contract/list-balances.ts'
import { leaveType } from '#shared/leave/types.ts'
import { capitalised } from '#shared/words/capitalised.ts'
import { DayLine } from '#web/ui/calendar/day-strip/day-line.tsx'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Avatar } from '#web/ui/person/avatar.tsx'
import { isFoundByAddress, sortableColumns, type Employee } from './employee.ts'
import styles from './employees.module.css'
import type { Balances } from './use-balances.ts'

/** The columns of the list; a row has few elements, since there may be thousands of rows. */
export function useEmployeeColumns(balances: Balances, search = ''): Column<Employee>[] {
  const { t } = useTranslation('employees')
  const { today } = useDates()
  const columns: Column<Employee>[] = [
    { id: 'name', title: t('name'), cell: employee => <Name employee={employee} search={search} /> },
    { id: 'group', title: t('group'), cell: ({ group }) => <span className={styles.group}>{group ?? '–'}</span> },
    { id: 'approvers', title: t('approvers'), cell: ({ approvers }) => approvers || t('noApprover'), isExtra: 'first' },
    {
      id: 'balance',
      title: t('balanceOf', { year: today.slice(0, 4) }),
      cell: employee => <Balance employee={employee} balance={balances.get(employee.id)} />,
    },
    {
      id: 'next',
      title: t('next'),
      cell: employee => <Next employee={employee} next={balances.get(employee.id)?.next} />,
      isExtra: true,
    },
    { id: 'state', title: t('state'), cell: ({ state }) => <State state={state} /> },
  ]
  return columns.map(column => (sortableColumns.includes(column.id) ? { ...column, isSortable: true } : column))
}

function Name({ employee, search }: { employee: Employee; search: string }) {
  const { t } = useTranslation('employees')
  const { id, name, email, position, role } = employee
  const address = isFoundByAddress(employee, search) && email !== name && email
  const detail = [address, position, role > roles.employee && t(roleName(role))].filter(Boolean).join(' · ')
  return (
    <span className={styles.person}>
      <Avatar person={employee} />
      <Link to={`/user/${id}/personal-information`} title={name}>
        {name}
      </Link>
      {detail && <small>{detail}</small>}
    </span>
  )
}

const missingWords = {
  birth_date: 'missingBirthDate',
  employment_start: 'missingStart',
  base_days: 'missingBaseDays',
} as const satisfies Record<MissingFact, string>

const pageOfFact = (fact: MissingFact) => (fact === 'birth_date' ? 'personal-information' : 'employee-information')

interface BalanceProps {
  employee: Employee
  /** Undefined until it is known. */
  balance: PersonBalance | null | undefined
}

function Balance({ employee: { missing }, balance }: BalanceProps) {
  const { t, i18n } = useTranslation('employees')
  const number = (hours: number) => new Intl.NumberFormat(i18n.language).format(hours)
  if (missing.length > 0 || balance === null) return <span className={styles.quiet}>{t('uncounted')}</span>
  // The column has the width of its content from the beginning, so that nothing moves when it comes.
  if (!balance) return <span className={styles.balance} />
  const { entitled, used, planned, pending, left, in_hours } = balance
  const total = used + planned + pending + Math.max(0, left)
  return (
    <span className={styles.balance}>
      <DayLine days={{ used, planned, pending, left }} label={t('strip', { total, used, planned, pending, left })} />
      <span className={styles.figure}>
        {in_hours
          ? t('hours', { left: number(in_hours.left), entitled: number(in_hours.entitled) })
          : t('days', { left, entitled })}
      </span>
    </span>
  )
}

/** The next absence; in its place, what is missing, as links to where it is entered. */
function Next({ employee, next }: { employee: Employee; next: PersonBalance['next'] | undefined }) {
  const { t } = useTranslation(['employees', 'common'])
  const { today, shortRange } = useDates()
  const { id, missing } = employee
  if (missing.length > 0)
    return missing.map(fact => (
      <Link key={fact} to={`/user/${id}/${pageOfFact(fact)}`} className={styles.missing}>
        {t(missingWords[fact])}
      </Link>
    ))
  if (!next) return null
  const key = leaveType(next.type_id)?.key ?? 'vacation'
  const when = next.from_date <= today ? t('awayToday') : shortRange(next.from_date, next.to_date)
  return (
    <span className={styles.next} data-leave={key} data-pending={next.is_pending || undefined}>
      {`${when} · ${t(`common:leave${capitalised(key)}`)}${next.is_pending ? ` (${t('requested')})` : ''}`}
    </span>
  )
}

function State({ state }: Pick<Employee, 'state'>) {
  const { t } = useTranslation('employees')
  if (state === 'active') return t('active')
  return (
    <StatusLabel icon={state === 'invited' ? 'mail' : 'ban'} tone={state === 'invited' ? 'warning' : 'muted'}>
      {t(state)}
    </StatusLabel>
  )
}
