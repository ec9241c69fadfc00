import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { personName, type Named } from '#web/ui/person/person-name.ts'
import { LanguageList } from '../../language/language-list.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import styles from './user-menu.module.css'

/** One's own pages, which are not in the main menu. */
const pages = [
  { to: '/user/personal-information', word: 'people:personalInformation' },
  { to: '/user/password-change', word: 'changePassword' },
  { to: '/user/security', word: 'people:security' },
  { to: '/user/employee-information', word: 'people:employmentInformation' },
  { to: '/user/approvers', word: 'people:approvers' },
  { to: '/user/account-settings', word: 'people:accountSettings' },
] as const

interface UserPagesProps {
  me: Named & { email: string }
  /** Closes the menu. */
  close: () => void
}

/** What the person's menu holds: who is in, one's own pages, how the page looks and speaks, and the way out. */
export function UserPages({ me, close }: UserPagesProps) {
  const { t, i18n } = useTranslation(['account', 'people'])
  return (
    <div className={styles.menu}>
      <div className={styles.who}>
        <strong>{personName(me, i18n.language)}</strong>
        <div className={styles.email}>{me.email}</div>
      </div>
      <ul className={styles.pages}>
        {pages.map(({ to, word }) => (
          <li key={to}>
            <Link to={to} className={styles.page} onClick={close}>
              {t(word)}
            </Link>
          </li>
        ))}
      </ul>
      <ThemeChoice />
      <LanguageList />
      <LinkButton to="/logout" icon="logout" wide>
        {t('logOut')}
      </LinkButton>
    </div>
  )
}
