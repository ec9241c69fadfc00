import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CompanyRow } from '#shared/backoffice/contract/companies/company-row.ts'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useMay } from '../frame/use-operator.ts'
import styles from './dashboard.module.css'

const columnsOf = (
  t: TFunction<'dashboardadmin'>,
  maySee: boolean,
  medium: (day: string) => string,
): Column<CompanyRow>[] => [
  {
    id: 'name',
    title: t('company'),
    cell: ({ id, name }) =>
      maySee ? (
        <Link to={`/admin/companies/${id}`} className={styles.name}>
          {name}
        </Link>
      ) : (
        <span className={styles.name}>{name}</span>
      ),
  },
  { id: 'until', title: t('until'), isUnbroken: true, cell: ({ last_day }) => last_day && medium(last_day) },
  { id: 'seats', title: t('seats'), align: 'end', cell: ({ seats }) => seats },
]

/** The companies whose trial ends next, each leading to its page for whoever may see it. */
export function TrialsCard({ trials, more }: { trials: readonly CompanyRow[]; more: number }) {
  const { t } = useTranslation('dashboardadmin')
  const { medium } = useDates()
  const maySee = useMay()('companies.read')
  return (
    <section className={styles.section}>
      <h2>{t('trials')}</h2>
      {trials.length || more ? (
        <DataTable
          label={t('trials')}
          columns={columnsOf(t, maySee, medium)}
          rows={trials}
          nameOf={({ name }) => name}
          empty={t('noTrials')}
        />
      ) : (
        <p>{t('noTrials')}</p>
      )}
      {more > 0 && (
        <p>
          {t('moreTrials', { count: more })}{' '}
          {maySee && <Link to="/admin/companies?state=trial">{t('everyTrial')}</Link>}
        </p>
      )}
    </section>
  )
}
