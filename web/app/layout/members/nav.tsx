import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { isAdmin } from '#shared/contract/role.ts'
import { useMe } from '#web/api/use-me.ts'
import styles from '../header.module.css'

/** The pages that members go to from everywhere. */
const entries = [
  { to: '/dashboard', word: 'site:dashboard' },
  { to: '/days-off', word: 'site:teamCalendar' },
  { to: '/user/days-off', word: 'people:myDaysOff' },
  { to: '/user/export', word: 'people:attendance' },
] as const

/** And that of who decides for others without being an administrator, who has it among the pages of the administration. */
const approverEntries = [{ to: '/attendance', word: 'company:attendanceSheets' }] as const

/** And those of administrators. */
const adminEntries = [{ to: '/company', word: 'company:administration' }] as const

export function NavItems() {
  const { t } = useTranslation(['site', 'company', 'people'])
  const me = useMe()
  const others = isAdmin(me) ? adminEntries : me?.is_approver ? approverEntries : []
  const shown = [...entries, ...others]
  return shown.map(({ to, word }) => (
    <NavLink key={to} to={to} className={styles.item}>
      {t(word)}
    </NavLink>
  ))
}

export function Nav() {
  const { t } = useTranslation('site')
  return (
    <nav className={styles.nav} aria-label={t('mainMenu')}>
      <NavItems />
    </nav>
  )
}
