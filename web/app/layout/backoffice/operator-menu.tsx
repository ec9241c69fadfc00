import { useTranslation } from 'react-i18next'
import type { OwnPermissions } from '#shared/backoffice/contract/show-own-permissions.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Avatar } from '#web/ui/person/avatar.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { Popover } from '#web/ui/popover/popover.tsx'
import { LanguageList } from '../../language/language-list.tsx'
import { ThemeChoice } from '../members/theme-choice.tsx'
import styles from './backoffice.module.css'

/** Who is in, how the page looks and speaks, and the way out. */
export function OperatorMenu({ operator }: { operator: OwnPermissions }) {
  const { t, i18n } = useTranslation('backoffice')
  const name = personName(operator, i18n.language) || operator.email
  // Who has no name yet is shown by the first letter of the address.
  const pictured = operator.first_name || operator.last_name ? operator : { ...operator, last_name: operator.email }
  const trigger = (
    <Button variant="quiet">
      <Avatar person={pictured} />
      <span className={styles.whoLines}>
        <span>{name}</span>
        <span className={styles.role}>{t('operator')}</span>
      </span>
    </Button>
  )
  return (
    <Popover trigger={trigger} label={t('account')}>
      {() => (
        <div className={styles.narrow}>
          <ThemeChoice />
          <LanguageList />
          <LinkButton to="/dashboard" wide>
            {t('toProduct')}
          </LinkButton>
          <LinkButton to="/logout?then=%2Fadmin" icon="logout" wide>
            {t('logOut')}
          </LinkButton>
        </div>
      )}
    </Popover>
  )
}
