import { useTranslation } from 'react-i18next'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { LanguageList } from '../../language/language-list.tsx'
import styles from './page-preferences.module.css'
import { ThemeChoice } from './theme-choice.tsx'

/** How the page looks and which language it is in, as the account settings offer it. */
export function PagePreferences() {
  const { t } = useTranslation(['common', 'people'])
  return (
    <div className={styles.preferences}>
      <ThemeChoice />
      <div>
        <h3 className={styles.label}>{t('common:language')}</h3>
        <LanguageList />
      </div>
      <div>
        <LinkButton to="/user/security" icon="lock">
          {t('people:security')}
        </LinkButton>
      </div>
    </div>
  )
}
