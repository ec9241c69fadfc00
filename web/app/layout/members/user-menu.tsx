import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/api/use-me.ts'
import { Button } from '#web/ui/button/button.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Avatar } from '#web/ui/person/avatar.tsx'
import { Popover } from '#web/ui/popover/popover.tsx'
import header from '../header.module.css'

const UserPages = lazy(async () => ({ default: (await import('./user-pages.tsx')).UserPages }))

/** The person's own corner of the header. */
export function UserMenu() {
  const { t } = useTranslation('account')
  const me = useMe() ?? { first_name: '', last_name: '', email: '' }
  const trigger = (
    <Button variant="quiet">
      <Avatar person={me} />
      <span className="visually-hidden">{t('menu')}</span>
      <span className={header.opens}>
        <Icon name="chevron-down" size="sm" />
      </span>
    </Button>
  )
  return (
    <Popover trigger={trigger} label={t('menu')}>
      {close => (
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <UserPages me={me} close={close} />
        </Suspense>
      )}
    </Popover>
  )
}
