import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { UserAccount } from '#shared/backoffice/contract/users/show-user.ts'
import { Card } from '#web/ui/card/card.tsx'
import { useMay } from '../frame/use-operator.ts'
import record from '../frame/record.module.css'
import styles from './users.module.css'

/** The companies that somebody belongs to, each leading to its page for whoever may see it. */
export function MembershipsCard({ companies }: Pick<UserAccount, 'companies'>) {
  const { t } = useTranslation('usersadmin')
  const maySee = useMay()('companies.read')
  return (
    <Card title={t('companies')}>
      {companies.length === 0 && <p className={record.quiet}>{t('noCompanies')}</p>}
      {companies.length > 0 && (
        <ul className={record.list}>
          {companies.map(({ company, name, role, status, is_owner, is_deleted }) => (
            <li key={company}>
              {maySee ? (
                <Link to={`/admin/companies/${company}`} className={record.name}>
                  {name}
                </Link>
              ) : (
                <span className={record.name}>{name}</span>
              )}
              <span className={styles.email}>
                {[
                  is_owner ? t('owner') : t(`role_${role as 1}`),
                  is_deleted ? t('deletedCompany') : t(`status_${status as 'active'}`),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
