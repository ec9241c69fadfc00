import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Avatar } from '#web/ui/person/avatar.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { Popover } from '#web/ui/popover/popover.tsx'
import { SegmentedControl } from '#web/ui/segmented-control/segmented-control.tsx'
import { applyTheme, readTheme, type Theme } from '#web/ui/theme/theme.ts'
import { LanguageList } from './language-list.tsx'
import { keepPreference } from './preferences.ts'
import styles from './user-menu.module.css'

/** The person's own corner: who is in, how the page looks and speaks, and the way out. */
export function UserMenu() {
  const { t, i18n } = useTranslation('account')
  const { data } = useApi(people.showMe)
  const me = data?.data ?? { first_name: '', last_name: '', email: '' }
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
          <ThemeChoice />
          <LanguageList />
          <LinkButton to="/user/password-change" variant="quiet" wide onClick={close}>
            {t('changePassword')}
          </LinkButton>
          <LinkButton to="/logout" icon="logout" wide>
            {t('logOut')}
          </LinkButton>
        </div>
      )}
    </Popover>
  )
}

function ThemeChoice() {
  const { t } = useTranslation('account')
  const [theme, show] = useState(readTheme)

  function choose(chosen: Theme) {
    show(chosen)
    applyTheme(chosen)
    void keepPreference({ key: 'theme', value: chosen })
  }

  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        {t('theme')}
      </span>
      <SegmentedControl
        label={t('theme')}
        value={theme}
        onChange={choose}
        options={[
          { value: 'system', label: t('themeSystem') },
          { value: 'light', label: t('themeLight') },
          { value: 'dark', label: t('themeDark') },
        ]}
      />
    </div>
  )
}
