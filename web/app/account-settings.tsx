import { useTranslation } from 'react-i18next'
import { AccountSettingsPage } from '#web/people/account-settings/account-settings-page.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import styles from './account-settings.module.css'
import { LanguageList } from './language-list.tsx'
import { ThemeChoice } from './theme-choice.tsx'

/** The settings of an account, with the choices that the app itself knows of. */
export const AccountSettings = () => <AccountSettingsPage preferences={<Preferences />} />

function Preferences() {
  const { t } = useTranslation(['account', 'common'])
  return (
    <div className={styles.preferences}>
      <ThemeChoice />
      <div>
        <h3 className={styles.label}>{t('common:language')}</h3>
        <LanguageList />
      </div>
      <div>
        <LinkButton to="/user/password-change" icon="lock">
          {t('changePassword')}
        </LinkButton>
      </div>
    </div>
  )
}
