import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMe } from '#web/api/use-me.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Avatar } from '#web/ui/person/avatar.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { Popover } from '#web/ui/popover/popover.tsx'
import { LanguageList } from '../language/language-list.tsx'
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

/** The person's own corner: who is in, how the page looks and speaks, and the way out. */
export function UserMenu() {
  const { t, i18n } = useTranslation(['account', 'people'])
  const me = useMe() ?? { first_name: '', last_name: '', email: '' }
  const trigger = (
    <Button variant="quiet">
      <Avatar person={me} />
      <span className="visually-hidden">{t('menu')}</span>
      <Icon name="chevron-down" size="sm" />
    </Button>
  )
  return (
    <Popover trigger={trigger} label={t('menu')}>
      {close => (
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
      )}
    </Popover>
  )
}
