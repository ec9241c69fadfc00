import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { listAdministrators, type Administrator } from '#shared/people/contract/list-administrators.ts'
import { isSuperadmin } from '#shared/contract/role.ts'
import { useApi } from '#web/api/use-api.ts'
import { useMe } from '#web/api/use-me.ts'
import { Card } from '#web/ui/card/card.tsx'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { PersonLine } from '#web/ui/person/person-line.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { PageTitle } from '#web/ui/page-title/page-title.tsx'
import { AddAdministrators } from './add-administrators.tsx'
import styles from './administrators.module.css'
import { menuOf, whyStays } from './administrator-menu.ts'
import { useRoleChanges, type Confirmed } from './use-role-changes.tsx'

const columnsOf = (
  t: TFunction<'administrators'>,
  me: string | undefined,
  all: readonly Administrator[],
): Column<Administrator>[] => [
  {
    id: 'person',
    title: t('person'),
    cell: admin => (
      <PersonLine
        person={admin}
        to={`/user/${admin.id}`}
        detail={[admin.email, admin.id === me && t('you'), admin.is_owner && t('owner')].filter(Boolean).join(' · ')}
      />
    ),
  },
  {
    id: 'role',
    title: t('role'),
    cell: admin => {
      const role = isSuperadmin(admin) ? 'superadmin' : 'administrator'
      const stays = whyStays(admin, all)
      return (
        <div className={styles.role}>
          <span className={styles.strong}>{t(role)}</span>
          <span className={styles.quiet}>{t(`${role}May`)}</span>
          {stays && <span className={styles.quiet}>{t(stays)}</span>}
        </div>
      )
    },
  },
  {
    id: 'factor',
    title: t('secondFactor'),
    cell: ({ has_second_factor }) =>
      has_second_factor ? (
        <StatusLabel tone="success" icon="check">
          {t('factorOn')}
        </StatusLabel>
      ) : (
        <StatusLabel tone="warning" icon="warning">
          {t('factorOff')}
        </StatusLabel>
      ),
  },
]

/** Who administers the company, and who may do what. */
export function AdministratorsPage({ confirmed }: { confirmed: Confirmed }) {
  const { t, i18n } = useTranslation('administrators')
  const { data, error, mutate } = useApi(listAdministrators)
  const me = useMe()
  const { ask, dialog } = useQuestion()
  const { changeRole, handOver, promote } = useRoleChanges({ ask, confirmed, me: me?.id })
  const { compare } = new Intl.Collator(i18n.language)
  const nameOf = (admin: Administrator) => personName(admin, i18n.language)
  const rows = data?.data.toSorted((one, other) => other.role - one.role || compare(nameOf(one), nameOf(other)))

  return (
    <div className={styles.page}>
      <PageTitle count={rows?.length}>{t('title')}</PageTitle>
      <div className={styles.columns}>
        <div className={styles.list}>
          <DataTable
            label={t('title')}
            columns={columnsOf(t, me?.id, rows ?? [])}
            rows={rows}
            nameOf={nameOf}
            menu={admin => menuOf(admin, { me, all: rows ?? [], t, changeRole, handOver })}
            empty={t('empty')}
            {...(error && !data && { error: t('loadFailed'), onRetry: () => void mutate() })}
          />
          {rows && <AddAdministrators present={rows} mayPromoteHigher={isSuperadmin(me)} promote={promote} />}
        </div>
        {(rows || error) && (
          <Card title={t('whoMayWhat')}>
            <dl className={styles.roles}>
              <dt>{t('superadmin')}</dt>
              <dd>{t('superadminIs')}</dd>
              <dt>{t('administrator')}</dt>
              <dd>{t('administratorIs')}</dd>
              <dt>{t('approver')}</dt>
              <dd>{t('approverIs')}</dd>
            </dl>
          </Card>
        )}
      </div>
      {dialog}
    </div>
  )
}
